// The first quest of Catacombs from the address alone, one hero played by a person, the others and the game master by bots: walking on the map,
// striking, opening, to the end of the quest; reloaded in the middle.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { dice, look, waitForTurn } from './play';
import { measured } from './measure';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

/** Waits until the table has gone on from what was seen. */
function goesOn(page: Page, seen: { question: string; moment: string; choices: number }): Promise<unknown> {
  return page.waitForFunction(
    ([question, moment, choices]) => {
      const now = document.querySelector('#question')?.textContent?.trim() ?? '';
      const step = document.querySelector('.step b')?.textContent ?? '';
      return Boolean(document.querySelector('.over')) || now !== question || step !== moment || document.querySelectorAll('.choice').length !== choices;
    },
    [seen.question, seen.moment, seen.choices] as const,
    { timeout: 20_000 },
  );
}

/** Walks to some square within reach, by the map. */
async function walk(page: Page, roll: (below: number) => number): Promise<boolean> {
  const squares = page.locator('.plan .stop.within');
  const count = await squares.count();
  if (count === 0) return false;
  await squares.nth(roll(count)).focus();
  await page.keyboard.press('Enter');
  return true;
}

/** One choice: blows and doors first, then a walk, then the end of the turn. */
async function choose(page: Page, roll: (below: number) => number, walked: Set<string>): Promise<void> {
  const seen = await look(page);
  const turn = (await page.locator('.groups section').count()) > 0;
  const quick = await page.locator('.choice.quick').count();
  const round = (await page.textContent('header.bar')) ?? '';
  if (turn && quick > 0) await page.keyboard.press(String(1 + roll(Math.min(quick, 9))));
  else if (turn && !walked.has(round) && (walked.add(round), await walk(page, roll))) await page.waitForTimeout(50);
  else if (turn) await page.keyboard.press(String(seen.choices));
  else await page.keyboard.press(String(1 + roll(Math.min(seen.choices, 9))));
  await goesOn(page, seen);
}

it('is played to its end against the automated game master', async () => {
  const visitor = await Visitor.come(service.address, { lang: 'fr' });
  const { page } = visitor;
  try {
    await page.waitForSelector('.games');
    const pressed = Date.now();
    await page.click('article.catacombs .play');
    await waitForTurn(page, 30_000);
    measured(`Catacombs: first prompt ${Date.now() - pressed} ms after “play now”`);
    expect(await page.locator('.plan .piece.hero').count()).toBe(4);
    expect(await page.locator('.roster li').count()).toBeGreaterThanOrEqual(4);

    const roll = dice(5);
    const walked = new Set<string>();
    for (let turns = 0; turns < 12; turns += 1) {
      if ((await waitForTurn(page, 60_000)).over) break;
      await choose(page, roll, walked);
    }
    const before = await waitForTurn(page, 60_000);
    await page.reload();
    expect(await waitForTurn(page, 60_000)).toEqual(before);

    const begin = Date.now();
    let choices = 0;
    for (;;) {
      const seen = await waitForTurn(page, 60_000);
      if (seen.over || choices > 600) break;
      await choose(page, roll, walked);
      choices += 1;
    }
    measured(`Catacombs: ${choices} choices in ${Math.round((Date.now() - begin) / 1000)} s`);
    expect((await look(page)).over).toBe(true);
    expect(await page.textContent('.over h2')).not.toBe('');
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
}, 240_000);

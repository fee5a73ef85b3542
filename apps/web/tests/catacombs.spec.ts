// Catacombs from the address alone: one hero played by a person, the others and the game master by bots. Walking on the map with its price, striking,
// opening doors, to the end of the first quest, reloaded in the middle; and the game master's seat, placing by click and by keyboard.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { dice, goesOn, look, waitForTurn } from './play';
import { measured } from './measure';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

type Dice = (below: number) => number;

/** Squares within reach on which nothing stands. */
const WITHIN = '.plan .stop.within:not([data-thing*="-"])';

/** Says yes where something risky is asked once more. */
async function sure(page: Page): Promise<void> {
  if (await page.locator('.doubt').count()) await page.keyboard.press('1');
}

/** The last tile ends the turn. */
async function endTurn(page: Page): Promise<void> {
  await page.locator('.tile').last().click();
}

/** Opens the form with all four heroes. */
async function form(page: Page): Promise<void> {
  await page.waitForSelector('.games');
  await page.click('article[data-look=catacombs] .options');
  await page.waitForSelector('dialog[open] .many');
  const heroes = page.locator('dialog[open] .many').first().locator('button');
  for (let at = await heroes.count(); at > 0; at -= 1) {
    const hero = heroes.nth(at - 1);
    if ((await hero.getAttribute('aria-pressed')) === 'false') await hero.click();
  }
  await page.waitForFunction(() => document.querySelectorAll('dialog[open] .seats fieldset').length === 5);
}

/** Walks by the map, mostly to the square within reach that is nearest to a door or way out. */
async function walk(page: Page, roll: Dice): Promise<void> {
  const squares = page.locator(WITHIN);
  const nearest = await page.evaluate((within) => {
    const place = (element: Element) => (element.getAttribute('transform')?.match(/[-\d.]+/g) ?? []).map(Number);
    const ways = [...document.querySelectorAll('.square.door, .square.locked-door, .square.exit')].map(place);
    const far = [...document.querySelectorAll(within)]
      .map(place)
      .map(([x = 0, y = 0]) => Math.min(...ways.map(([left = 0, top = 0]) => Math.hypot(left - x, top - y))));
    return far.indexOf(Math.min(...far));
  }, WITHIN);
  await squares.nth(roll(3) > 0 ? Math.max(0, nearest) : roll(await squares.count())).focus();
  await page.keyboard.press('Enter');
  await sure(page);
}

/** One choice: blows and doors first, then up to two walks a round, then the end of the turn; anything that is asked in between. */
async function choose(page: Page, roll: Dice, walks: Map<string, number>): Promise<void> {
  const seen = await look(page);
  const deeds = page.locator('.tile', { has: page.locator('text=/^(Strike|Shoot|Open|Rummage)$/') });
  const [turn, deed, within] = await Promise.all([
    page.locator('.tile').count(),
    deeds.count(),
    page.locator(WITHIN).count(),
  ]);
  const round = (await page.textContent('header.bar')) ?? '';
  const walked = walks.get(round) ?? 0;
  if (turn && deed) await deeds.nth(roll(deed)).click();
  else if (turn && within && walked < 2) {
    walks.set(round, walked + 1);
    await walk(page, roll);
  } else if (turn) await endTurn(page);
  else await page.keyboard.press(String(1 + roll(Math.min(seen.choices, 9))));
  await goesOn(page, seen);
}

it('“play now” seats four heroes; the map shows ways with their price and is walked on by keyboard', async () => {
  const visitor = await Visitor.come(service.address, { lang: 'fr' });
  const { page } = visitor;
  try {
    // The others go ahead until there is somewhere to walk to; where they never do, another table is opened.
    for (let tables = 0; tables < 5 && (await page.locator(WITHIN).count()) < 3; tables += 1) {
      await page.goto(service.address);
      await page.waitForSelector('.games');
      const pressed = Date.now();
      await page.click('article[data-look=catacombs] .play');
      await waitForTurn(page, 30_000);
      measured(`Catacombs: first prompt ${Date.now() - pressed} ms after “play now”`);
      expect(await page.locator('.plan .piece.hero').count()).toBe(4);
      expect(await page.locator('.roster ol').first().locator('li').count()).toBe(4);
      expect(await page.locator('.verbs section').count()).toBeGreaterThan(1);
      for (let turns = 0; turns < 6 && (await page.locator(WITHIN).count()) < 3; turns += 1) {
        const seen = await waitForTurn(page, 30_000);
        if (seen.over) break;
        if (await page.locator('.tile').count()) await endTurn(page);
        else await page.keyboard.press('1');
        await goesOn(page, seen);
        await waitForTurn(page, 30_000);
      }
    }
    const before = await waitForTurn(page);
    const furthest = page.locator(WITHIN).last();
    await furthest.focus();
    await page.waitForSelector('.way-note');
    expect(await page.textContent('.way-note')).toMatch(/\d/);
    expect(await page.locator('.plan .way').count()).toBe(1);
    await page.keyboard.press('Enter');
    await sure(page);
    await goesOn(page, before);
    await waitForTurn(page, 30_000);

    const here = await look(page);
    await page.reload();
    expect(await waitForTurn(page)).toEqual(here);

    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
}, 120_000);

/** So many choices a match is given: a party that has lost its best may never come to an end. */
const ENOUGH = 220;

it('the first quest is played to its end against the automated game master', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    const roll = dice(5);
    let explained = false;
    // A match that is given up, or in which no creature came to act, is followed by another.
    for (let matches = 0; matches < 6 && !(explained && (await look(page)).over); matches += 1) {
      await page.goto(service.address);
      await form(page);
      await page.locator('dialog[open] footer button').last().click();
      const walks = new Map<string, number>();
      const begin = Date.now();
      explained = false;
      let choices = 0;
      for (; choices < ENOUGH; choices += 1) {
        const seen = await waitForTurn(page, 60_000);
        explained ||= (await page.locator('.log .because').count()) > 0;
        if (seen.over) break;
        if (choices === 3) {
          await page.reload();
          expect(await waitForTurn(page)).toEqual(seen);
        }
        await choose(page, roll, walks);
      }
      measured(`Catacombs: ${choices} choices in ${Math.round((Date.now() - begin) / 1000)} s`);
    }
    expect((await look(page)).over).toBe(true);
    // Creatures have acted, and the log said why.
    expect(explained).toBe(true);
    expect((await page.textContent('.over h2'))?.trim()).not.toBe('');
    await visitor.holds('the end of a quest');
  } finally {
    await visitor.leave();
  }
}, 600_000);

it('the game master places what a zone holds, by click and by keyboard, and plays its creatures', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    const done = { click: 0, keyboard: 0, creatures: 0 };
    for (let matches = 0; matches < 6 && Object.values(done).includes(0); matches += 1) {
      await page.goto(service.address);
      await form(page);
      const seats = page.locator('dialog[open] .seats fieldset');
      await seats.nth(0).locator('label').last().click();
      await seats.nth(4).locator('label').first().click();
      await page.locator('dialog[open] footer button').last().click();
      for (let asked = 0; asked < 80 && Object.values(done).includes(0); asked += 1) {
        const seen = await waitForTurn(page, 60_000);
        if (seen.over) break;
        // What waits for its place is named beside the map; where it may go, the map says.
        const pending = await page.locator('[data-thing^=quest-pending]').count();
        const squares = page.locator('.plan .stop.legal');
        if (pending > 0 && (await squares.count()) > 0) {
          const square = squares.nth(0);
          const before = (await square.getAttribute('aria-label')) ?? '';
          const where = before.split(':')[0] ?? '';
          if (done.click === 0) await visitor.holds('placing');
          if (done.click <= done.keyboard) {
            await square.hover();
            await page.waitForSelector('.plan .ghost');
            await square.click();
            done.click += 1;
          } else {
            await square.focus();
            await page.keyboard.press('Enter');
            done.keyboard += 1;
          }
          await goesOn(page, seen);
          // It stands there, or the ground is another one now.
          const there = () => page.locator(`.plan .stop[aria-label^="${where}:"]`).getAttribute('aria-label');
          await expect.poll(there, { timeout: 20_000 }).not.toBe(before);
        } else {
          const acts = await page.locator('.roster li.now').count();
          if (acts) done.creatures += 1;
          // A creature does something, then its turn ends, so that the heroes go on and open more.
          if (acts && done.creatures > 3 && (await page.locator('.tile').count())) await endTurn(page);
          else await page.keyboard.press('1');
          await sure(page);
          await goesOn(page, seen);
        }
      }
    }
    expect(done.click).toBeGreaterThan(0);
    expect(done.keyboard).toBeGreaterThan(0);
    expect(done.creatures).toBeGreaterThan(0);
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
}, 300_000);

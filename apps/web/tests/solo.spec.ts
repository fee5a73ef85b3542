// A whole solo game of Mini Rogue from the address alone, in French, by keyboard only; reloaded in the middle.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { anyOf, dice, playOn, waitForTurn } from './play';
import { measured } from './measure';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

it('is played to its end with the keyboard, in French', async () => {
  const visitor = await Visitor.come(service.address, { lang: 'fr' });
  const { page } = visitor;
  try {
    await page.waitForSelector('.play');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('play'))).toBe(true);
    const pressed = Date.now();
    await page.keyboard.press('Enter');
    await waitForTurn(page);
    measured(`first prompt ${Date.now() - pressed} ms after “play now”`);

    const roll = anyOf(dice(11));
    await playOn(page, roll, 8);
    const before = await waitForTurn(page);
    await page.reload();
    const after = await waitForTurn(page);
    expect(after).toEqual(before);

    const times: number[] = [];
    let moves = 0;
    for (;;) {
      const seen = await waitForTurn(page);
      if (seen.over || moves > 1500) break;
      const start = Date.now();
      await playOn(page, roll, 1);
      times.push(Date.now() - start);
      moves += 1;
      if (moves % 20 === 0) {
        // The focus is somewhere useful, and the prompt is in sight.
        expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
        expect(await visitor.promptInSight()).toBe(true);
      }
    }
    times.sort((a, b) => a - b);
    measured(
      `${moves} choices, key to new picture ${times[times.length >> 1]} ms (95 %: ${times[Math.floor(times.length * 0.95)]} ms)`,
    );
    expect((await waitForTurn(page)).over).toBe(true);
    await visitor.holds('the end of a solo game');
  } finally {
    await visitor.leave();
  }
});

it('undo, odds, log and why answer to their keys', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await page.waitForSelector('.play');
    await page.keyboard.press('Enter');
    const first = await waitForTurn(page);
    await page.keyboard.press('1');
    await page.waitForFunction(
      (question) => document.querySelector('#question')?.textContent?.trim() !== question,
      first.question,
    );
    await waitForTurn(page);
    await page.keyboard.press('u');
    await page.waitForFunction(
      (question) => document.querySelector('#question')?.textContent?.trim() === question,
      first.question,
    );
    await page.keyboard.press('o');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('undercroft.settings') ?? '{}').odds)).toBe(false);
    await page.keyboard.press('o');
    await page.focus('.condition');
    await page.waitForTimeout(500);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open] .rule');
    expect(await page.textContent('dialog[open] .rule .chip')).toMatch(/^MR-/);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

it('the button takes back everything, dice included, to the beginning', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await page.waitForSelector('.play');
    await page.keyboard.press('Enter');
    await playOn(page, anyOf(dice(5)), 7);
    const undo = page.locator('button[aria-keyshortcuts=u]');
    for (let left = 20; left > 0 && (await undo.isEnabled()); left -= 1) {
      const seen = await waitForTurn(page);
      await undo.click();
      await page.waitForFunction((moment) => document.querySelector('.step b')?.textContent !== moment, seen.moment);
    }
    expect((await waitForTurn(page)).moment).toBe('0');
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

it('time can be walked through, and a line left behind', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await page.waitForSelector('.play');
    await page.keyboard.press('Enter');
    await playOn(page, anyOf(dice(9)), 8);
    const now = await waitForTurn(page);
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('.table.past');
    expect(await page.$('.choice')).toBeNull();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.table:not(.past)');
    expect(await waitForTurn(page)).toEqual(now);
    await page.click('.log li:nth-child(5) .line');
    await page.waitForSelector('.table.past .actions');
    const own = page.url();
    await page.locator('.log .actions button', { hasText: 'Play on from here' }).click();
    await page.waitForFunction((url) => location.href !== url, own);
    await waitForTurn(page);
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

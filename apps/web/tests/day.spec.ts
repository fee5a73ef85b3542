// The dungeon of the day and the puzzles: in both languages, on the desk and on the phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser';
import { anyOf, dice, playOn, waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

describe.each([
  ['en', 'dark', 'Dungeon of the day', 'Go down', 'Your rating'],
  ['fr', 'light', 'Donjon du jour', 'Descendre', 'Votre cote'],
] as const)('%s', (lang, mode, title, down, rating) => {
  it('everybody goes down once, and sees the results afterwards', async () => {
    const visitor = await Visitor.come(`${service.address}/play/day`, { lang, mode });
    const { page } = visitor;
    try {
      await page.waitForSelector('.paper');
      expect(await page.locator('h1').innerText()).toBe(title);
      expect(await page.locator('.marks li').count()).toBe(14);
      await visitor.holds('the day before going down');
      await page.getByRole('button', { name: down }).click();
      await page.waitForURL((url) => url.pathname.startsWith('/t/'));
      const table = new URL(page.url()).pathname;
      await waitForTurn(page);
      await playOn(page, anyOf(dice(7)));
      await page.goto(`${service.address}/play/day`);
      await page.waitForSelector('.paper');
      const own = page.locator('li.you');
      expect(await own.count()).toBe(1);
      expect(await own.locator('a').getAttribute('href')).toBe(table);
      expect(await page.locator('.marks li.now.none').count()).toBe(0);
      await visitor.holds('the day afterwards');
    } finally {
      await visitor.leave();
    }
  });

  it('a puzzle is tried once, and its rating counts', async () => {
    const visitor = await Visitor.come(`${service.address}/play/puzzles`, { lang, mode });
    const { page } = visitor;
    try {
      await page.waitForSelector('ol button');
      expect(await page.locator('.rating').innerText()).toContain(rating);
      expect(await page.locator('.rating b').innerText()).toBe('1200');
      await visitor.holds('the list of puzzles');
      await page.locator('ol button').first().click();
      await waitForTurn(page);
      await visitor.holds('a puzzle');
      // Some choices have further ones below them.
      for (let tries = 0; tries < 4 && (await page.locator('.chances').count()) === 0; tries += 1) {
        await page.keyboard.press('1');
        await page.waitForTimeout(700);
      }
      await page.waitForSelector('.chances li.best');
      expect(await page.locator('.chances li.taken').count()).toBe(1);
      await visitor.holds('a puzzle that was tried');
      await page.goto(`${service.address}/play/puzzles`);
      await page.waitForSelector('ol button');
      expect(await page.locator('.rating b').innerText()).not.toBe('1200');
      await page.goto(`${service.address}/play/puzzles/none-9`);
      await page.waitForSelector('.intro');
      expect(await page.locator('.intro').innerText()).not.toBe('');
    } finally {
      await visitor.leave();
    }
  });
});

// A finished match is looked at again: how the chance to win went, the decisions with what was better, and a way back into the match.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, Visitor } from './browser';
import { Service } from './service';

let service: Service;
/** Both look at one match: a review is made once. */
let table: string | undefined;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const FILE = readFileSync(new URL('../../../fixtures/mini-rogue/ed2025-rogue.undercroft', import.meta.url), 'utf8');

describe.each([
  ['en', 'dark', 'Not won.', 'You chose:'],
  ['fr', 'light', 'Pas gagné.', 'Votre choix'],
] as const)('%s', (lang, mode, headline, chose) => {
  it('a review adds up, can be walked through and leads back to the match', async () => {
    const visitor = await Visitor.come(service.address, { lang, mode });
    const { page } = visitor;
    try {
      await page.waitForSelector('.games');
      const owner = table === undefined;
      table ??= await page.evaluate(async (file) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ file });
        const response = await fetch('/api/v1/replays', { method: 'POST', headers, body });
        return ((await response.json()) as { table: string }).table;
      }, FILE);
      await page.goto(`${service.address}/play/review/${table}`);
      await page.waitForSelector('input[type=range]', { timeout: 180_000 });
      expect(await page.locator('h1').innerText()).toContain(headline);
      await visitor.holds('a review');

      const card = await page.evaluate(
        async (table) =>
          (await (await fetch(`/api/v1/tables/${table}/review`)).json()) as {
            start: number;
            end: number;
            total: Record<string, number>;
          },
        table,
      );
      const { decision = 0, dice = 0, others = 0 } = card.total;
      expect(card.start + decision + dice + others).toBe(card.end);

      // The slider, the list and the key all lead to a moment.
      const slider = page.locator('input[type=range]');
      await slider.focus();
      const before = Number(await slider.inputValue());
      await page.keyboard.press('ArrowLeft');
      expect(Number(await slider.inputValue())).toBe(before - 1);
      await page.keyboard.press('t');
      expect(await page.locator('.list button[aria-current=true]').count()).toBeGreaterThan(0);
      await page.locator('.decisions button').first().click();
      expect(await page.locator('section h2').first().innerText()).toContain(chose);

      await page.setViewportSize(PHONE);
      expect(await visitor.sideways()).toEqual([]);
      expect(await visitor.axe()).toEqual([]);
      await page.setViewportSize(DESKTOP);

      await page.locator('.actions button').first().click();
      // Whose match it is plays on; a guest is told why not.
      if (owner) {
        await page.waitForURL((url) => url.pathname.startsWith('/t/'));
        await page.waitForSelector('.table');
        await visitor.isClean();
      } else {
        expect(await page.locator('[role=alert]').innerText()).not.toBe('');
      }
    } finally {
      await visitor.leave();
    }
  });
});

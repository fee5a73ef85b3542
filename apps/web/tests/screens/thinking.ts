// Pictures of what the table thinks: a hint, a review, the day, a puzzle, the designer's page.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { waitForTurn } from '../play';
import { Service } from '../service';
import { both, practise, visit } from './camera';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const MOMENT = 'A fight in Area 6: two dice, a curse, and a Serpent that would bite';
const moments = readFileSync(resolve(import.meta.dirname, '../moments/mini-rogue.toml'), 'utf8');
const match = readFileSync(new URL('../../../../fixtures/mini-rogue/ed2025-rogue.undercroft', import.meta.url), 'utf8');

it('a hint', () =>
  visit(service.address, {}, async ({ page }) => {
    await practise(page, service.address, moments, MOMENT, 6);
    await waitForTurn(page);
    await page.keyboard.press('h');
    await page.waitForSelector('.hint .best', { timeout: 120_000 });
    await both(page, 'hint');
  }));

it('a review', () =>
  visit(service.address, {}, async ({ page }) => {
    await page.waitForSelector('.games');
    const table = await page.evaluate(async (file) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/v1/replays', { method: 'POST', headers, body: JSON.stringify({ file }) });
      return ((await response.json()) as { table: string }).table;
    }, match);
    await page.goto(`${service.address}/play/review/${table}`);
    await page.waitForSelector('input[type=range]', { timeout: 300_000 });
    await both(page, 'review');
  }));

it('the day and a puzzle', () =>
  visit(`${service.address}/play/day`, {}, async ({ page }) => {
    await page.waitForSelector('.paper');
    await both(page, 'day');
    await page.goto(`${service.address}/play/puzzles`);
    await page.waitForSelector('ol button');
    await both(page, 'puzzles');
    await page.locator('ol button').first().click();
    await waitForTurn(page);
    await both(page, 'puzzle');
  }));

it('the designer’s page', () =>
  visit(`${service.address}/play/designer/mini-rogue`, {}, async ({ page }) => {
    await page.waitForSelector('section li input');
    await page.selectOption('select', { index: 1 });
    const hp = page.locator('section li').filter({ hasText: /\bhp\b/ });
    for (let at = 0; at < (await hp.count()); at += 1) {
      const input = hp.nth(at).locator('input');
      await input.fill(String(Number(await input.inputValue()) + 2));
      await input.blur();
    }
    await page.getByRole('button', { name: 'What does it do?' }).click();
    await page.waitForSelector('.verdict', { timeout: 120_000 });
    await page.waitForTimeout(8_000);
    await both(page, 'designer');
  }));

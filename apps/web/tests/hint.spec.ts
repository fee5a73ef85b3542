// Advice on demand: by key and button, in the place of the log, with every choice's chance and the exact odds of the fight; none where others play.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, Visitor } from './browser';
import { waitForTurn } from './play';
import { practise } from './screens/camera';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const FILE = readFileSync(resolve(import.meta.dirname, 'moments/mini-rogue.toml'), 'utf8');
const MOMENT = 'One die against 4 HP: half of its faces slay';

describe.each([
  ['en', 'dark', 'The table would choose', 'wins the fight'],
  ['fr', 'light', 'La table choisirait', 'gagne le combat'],
] as const)('%s', (lang, mode, would, fight) => {
  it('a hint tells every choice with its chance, and the fight exactly', async () => {
    const visitor = await Visitor.come(service.address, { lang, mode });
    const { page } = visitor;
    try {
      await practise(page, service.address, FILE, MOMENT, 0);
      await waitForTurn(page);
      const choices = await page.locator('.choice').count();
      await page.keyboard.press('h');
      await page.waitForSelector('.hint .best', { timeout: 60_000 });
      const text = await page.locator('.hint').innerText();
      expect(text).toContain(would);
      expect(text).toContain(fight);
      expect(await page.locator('.hint li').count()).toBeGreaterThanOrEqual(choices);
      expect(await page.locator('.right .log').count(), 'it stands in the place of the log').toBe(0);
      // Fractions are one press away.
      await page.locator('.hint .link').click();
      expect(await page.locator('.hint .fight').first().innerText()).toMatch(/\d+\/\d+|0[.,]\d{6}/);
      await visitor.holds('a hint');

      await page.setViewportSize(PHONE);
      expect(await page.locator('.hint').isVisible()).toBe(true);
      await page.setViewportSize(DESKTOP);
      await page.locator('.tool[aria-keyshortcuts=h]').click();
      await page.waitForSelector('.hint', { state: 'detached' });
    } finally {
      await visitor.leave();
    }
  });
});

it('where others play a hint needs everybody’s consent', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await page.waitForSelector('.games');
    const table = await page.evaluate(async () => {
      const post = (path: string, body: object) =>
        fetch(`/api/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json() as Promise<Record<string, unknown>>);
      const setup = { heroes: ['rogue', 'mage'] };
      return (await post('/tables', { game: 'mini-rogue', setup, seats: ['me', 'open'] }))['table'] as string;
    });
    const card = await page.evaluate(
      async (table) =>
        (await (await fetch(`/api/v1/tables/${table}`)).json()) as {
          card: { may: string[]; seats: { invitation?: string }[] };
        },
      table,
    );
    const other = await Visitor.come(service.address);
    try {
      await other.page.goto(`${service.address}${card.card.seats[1]?.invitation ?? ''}`);
      await other.page.waitForSelector('form button');
      await other.page.click('form button');
      await other.page.waitForSelector('.table', { timeout: 20_000 });
      await page.goto(`${service.address}/t/${table}`);
      await page.waitForSelector('.table', { timeout: 20_000 });
      await page.keyboard.press('h');
      await page.waitForSelector('.hint button');
      expect(await page.locator('.hint .best').count()).toBe(0);
    } finally {
      await other.leave();
    }
  } finally {
    await visitor.leave();
  }
});

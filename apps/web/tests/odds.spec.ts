// What is printed about chance is true: a share stands beside what it is the sum of, a death is always named, every result is one press away.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONE, Visitor, type Wishes } from './browser';
import { waitForTurn } from './play';
import { practise } from './screens/camera';
import { Service } from './service';

const GOBLIN = 'One die against 4 HP: half of its faces slay';
const POISON = 'One die, the last HP, and Poison in the blood';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

/** Somebody looks at a moment of a fight. */
async function at(moment: string, wishes: Wishes, look: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await Visitor.come(service.address, wishes);
  try {
    const file = readFileSync(resolve(import.meta.dirname, 'moments/mini-rogue.toml'), 'utf8');
    await practise(visitor.page, service.address, file, moment, 0);
    await waitForTurn(visitor.page);
    await look(visitor);
  } finally {
    await visitor.leave();
  }
}

/** What can be read of the odds in an element, line by line. */
async function told(place: Locator): Promise<string[]> {
  await expect.poll(async () => place.first().innerText(), { timeout: 20_000 }).toMatch(/\d\s%/);
  const text = await place.first().innerText();
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?=[✓✕])/))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

it('a share stands beside what it is the sum of', async () => {
  await at(GOBLIN, {}, async ({ page }) => {
    const button = (await told(page.locator('.choice', { hasText: 'Roll' }))).join(' ');
    // Half of the rolls do not slay, but only one in six does no damage.
    expect(button).not.toMatch(/50 % 0 damage/);
    expect(button).toContain('✓50 % it falls: 4 to 6 damage');
    expect(button).toContain('50 % it stands: 0 to 3 damage');
    await page.locator('.choice', { hasText: 'Roll' }).focus();
    await page.waitForSelector('#odds-panel.open');
    const rows = await page.locator('#odds-panel tr').allInnerTexts();
    expect(rows.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
      '50 % it falls: 4 to 6 damage',
      '16.7 % 4 damage',
      '16.7 % 5 damage',
      '16.7 % 6 damage',
      '50 % it stands: 0 to 3 damage',
      '16.7 % 0 damage',
      '16.7 % 2 damage',
      '16.7 % 3 damage',
    ]);
  });
});

it('a death is named by itself', async () => {
  await at(POISON, { lang: 'fr' }, async ({ page }) => {
    const button = (await told(page.locator('.choice', { hasText: 'Lancer' }))).join(' ');
    expect(button).toContain('✓25 % il tombe, vous vivez : 4 à 6 dégâts');
    expect(button).toContain('✕50 % vous mourez');
  });
});

it('on a phone every result is one press away', async () => {
  await at(GOBLIN, { size: PHONE }, async (visitor) => {
    const { page } = visitor;
    expect(await told(page.locator('.weigh'))).toEqual(['50 %', 'it falls: 4 to 6 damage']);
    await page.click('.weigh');
    expect(await told(page.locator('#odds-panel'))).toContain('16.7 % 0 damage');
    expect(await page.getAttribute('.weigh', 'aria-expanded')).toBe('true');
    expect(await visitor.axe()).toEqual([]);
    expect(await visitor.sideways()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('#odds-panel.open', { state: 'detached' });
    await visitor.holds('odds');
  });
});

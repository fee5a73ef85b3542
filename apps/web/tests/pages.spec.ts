// Every other kind of screen at the real service, in both languages and themes, on desktop and phone: axe finds nothing, nothing scrolls
// sideways, no key stands anywhere.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, Visitor } from './browser';
import { anyOf, dice, playOn, waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

async function holds(visitor: Visitor, what: string, allowed?: RegExp): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await visitor.page.setViewportSize(size);
    await visitor.page.evaluate(() => document.fonts.ready);
    await visitor.page.waitForTimeout(150);
    expect(await visitor.axe(), `${what} ${size.width}`).toEqual([]);
    expect(await visitor.sideways(), `${what} ${size.width}`).toEqual([]);
  }
  await visitor.page.setViewportSize(DESKTOP);
  await visitor.isClean(allowed);
}

describe.each([['dark', 'en'], ['light', 'fr'], ['light', 'en'], ['dark', 'fr']] as const)('%s, %s', (mode, lang) => {
  it('pages of reading', async () => {
    const visitor = await Visitor.come(service.address, { mode, lang });
    try {
      await visitor.page.waitForSelector('.games');
      await holds(visitor, 'lobby');
      for (const page of ['about', 'rules/mini-rogue', 'statistics', 'replays', 'tutorials', 'campaign']) {
        await visitor.page.goto(`${service.address}/play/${page}`);
        await visitor.page.waitForSelector('h1');
        await visitor.page.waitForFunction(() => !document.querySelector('[role=status]')?.textContent?.includes('…'));
        await holds(visitor, page);
      }
    } finally {
      await visitor.leave();
    }
  });

  it('dialogs and the table', async () => {
    const visitor = await Visitor.come(service.address, { mode, lang });
    const { page } = visitor;
    try {
      await page.waitForSelector('.games');
      await page.click('.cog');
      await page.waitForSelector('dialog[open]');
      await holds(visitor, 'settings');
      await page.keyboard.press('Escape');
      await page.locator('.options').first().click();
      await page.waitForSelector('dialog[open] .form');
      await page.waitForTimeout(300);
      await holds(visitor, 'options');
      await page.keyboard.press('Escape');
      await page.locator('.play').first().click();
      await waitForTurn(page);
      await holds(visitor, 'table');
      await page.keyboard.press('?');
      await page.waitForSelector('dialog[open], h1');
      await holds(visitor, 'why');
      await page.keyboard.press('Escape');
      await playOn(page, anyOf(dice(5)), 20);
      await holds(visitor, 'table later');
      await page.setViewportSize(PHONE);
      expect(await visitor.promptInSight()).toBe(true);
      for (const tab of [2, 3]) {
        await page.click(`nav.tabs button:nth-child(${tab})`);
        expect(await visitor.axe(), `tab ${tab}`).toEqual([]);
        expect(await visitor.sideways(), `tab ${tab}`).toEqual([]);
        expect(await visitor.promptInSight(), `tab ${tab}`).toBe(true);
      }
    } finally {
      await visitor.leave();
    }
  });

  it('companion mode asks for each roll', async () => {
    const visitor = await Visitor.come(`${service.address}/play/companion`, { mode, lang });
    const { page } = visitor;
    try {
      await page.locator('dialog[open] li button').first().click();
      await page.waitForSelector('dialog[open] .form');
      await page.waitForTimeout(300);
      await page.locator('dialog[open] footer button').last().click();
      await page.waitForSelector('.roll, .choice, .seats');
      await page.waitForTimeout(300);
      // The service asks for a roll with a status of its own, which the browser notes.
      await holds(visitor, 'companion', /status of 428/);
    } finally {
      await visitor.leave();
    }
  });
});

it('the language changes in the middle and the table stays', async () => {
  const visitor = await Visitor.come(service.address, { lang: 'en' });
  const { page } = visitor;
  try {
    await page.waitForSelector('.play');
    await page.keyboard.press('Enter');
    const before = await waitForTurn(page);
    await page.locator('.langs button', { hasText: 'FR' }).click();
    await page.waitForFunction((question) => document.querySelector('#question')?.textContent?.trim() !== question, before.question);
    const after = await waitForTurn(page);
    expect(after.moment).toBe(before.moment);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

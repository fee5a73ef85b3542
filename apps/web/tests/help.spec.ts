// Help beside the table: what matters now, symbols, a search in players' words; a thing asked about by key, by finger and from the log.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONE, Visitor } from './browser';
import { moment } from './moments';
import { waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const FIGHT = ['mini-rogue', 'A fight in Area 6: two dice, a curse, and a Serpent that would bite', 6] as const;

it('opens beside the table, which stays in use', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  await moment(page, service.address, ...FIGHT);
  await page.locator('#question').focus();
  await page.keyboard.press('?');
  const lines = page.locator('dialog[open] .now li');
  await lines.first().waitFor();
  expect(await lines.count()).toBeLessThanOrEqual(10);
  expect(await page.locator('dialog[open] .symbols li').count()).toBeGreaterThan(4);
  // The Ghost and the Rewards.
  expect(await page.locator('dialog[open] .reference table').count()).toBe(2);
  // The board, the sheet and the question are still there and can be used.
  expect(await page.locator('.choice').first().isVisible()).toBe(true);
  expect(await visitor.promptInSight()).toBe(true);
  for (const word of ['star', 'trap', 'level', 'money', 'boss', 'health', 'food', 'reroll']) {
    await page.fill('dialog[open] input[type=search]', word);
    await page.waitForFunction(() => document.querySelectorAll('dialog[open] .rule').length > 0, undefined, {
      timeout: 5000,
    });
    await page.fill('dialog[open] input[type=search]', '');
    await lines.first().waitFor();
  }
  await visitor.holds('help');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  await visitor.leave();
});

it('answers to a finger that rests on a thing, and does nothing else', async () => {
  const visitor = await Visitor.come(service.address, { lang: 'fr', size: PHONE });
  const { page } = visitor;
  await moment(page, service.address, ...FIGHT);
  const before = await page.textContent('#question');
  const die = page.locator('.tray [data-thing]').first();
  const box = await die.boundingBox();
  if (!box) throw new Error('no die');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForSelector('dialog[open] .thing');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(200);
  expect(await page.textContent('#question')).toBe(before);
  expect(await page.locator('dialog[open] .rule').count()).toBeGreaterThan(0);
  await visitor.isClean();
  await visitor.leave();
});

it('makes one stop of a line of the log', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  await page.waitForSelector('.play');
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  await page.locator('.log .line').first().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('line');
  const cited = page.locator('.log li', { has: page.locator('.chip') }).first();
  await cited.locator('.line').focus();
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open] .rule');
  expect(await page.textContent('dialog[open] .rule .chip')).toBe(await cited.locator('.chip').first().textContent());
  await visitor.leave();
});

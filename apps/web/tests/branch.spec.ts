// A branch says that it is one, and leads back to the table that it left; the first stop of the keyboard leads to the question.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { anyOf, dice, playOn, waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

it('a branch says so and leads back', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await page.waitForSelector('.play');
    await page.keyboard.press('Enter');
    await waitForTurn(page);
    await playOn(page, anyOf(dice(5)), 4);
    await waitForTurn(page);
    const first = page.url();
    expect(await page.locator('.table > .banner').innerText()).toBe('');
    await page.locator('.log li .line').nth(2).click();
    await page.waitForSelector('.table.past');
    await page.locator('.log .actions button', { hasText: 'Play on' }).click();
    await page.waitForURL((url) => url.href !== first);
    await waitForTurn(page);
    expect(await page.locator('.table > .banner').innerText()).toContain('A branch of another table');
    await visitor.holds('a branch');
    await page.locator('.table > .banner button', { hasText: 'first table' }).click();
    await page.waitForURL(first);
    await waitForTurn(page);
    expect(await page.locator('.table > .banner').innerText()).toBe('');
  } finally {
    await visitor.leave();
  }
});

it('the first stop of the keyboard leads to the question', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await page.waitForSelector('.play');
    await page.keyboard.press('Enter');
    await waitForTurn(page);
    await page.locator('.skip-link').focus();
    expect(await page.locator('.skip-link').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('question');
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

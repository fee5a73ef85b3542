// The end of a match is a page: what struck one down, how it went, what is worth remembering.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { anyOf, dice, playOn, waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

it('tells the cause, draws the way, and compares with earlier matches', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  await page.waitForSelector('.play');
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  const lost = page.locator('.over:not(.won)');
  for (let matches = 0; matches < 4 && !(await lost.count()); matches += 1) {
    if (await page.locator('.over').count()) await page.locator('.over .actions button').first().click();
    await playOn(page, anyOf(dice(4 + matches)), 1500);
  }
  await page.waitForSelector('.over .chart .line');
  expect(await page.locator('.over .why').innerText()).not.toBe('');
  // The number at the end of the line is the number on the sheet.
  const sheet = Number(await page.locator('.left .track .value').first().textContent());
  expect(sheet).toBe(0);
  expect(await page.locator('.over .chart svg[role=img]').getAttribute('aria-label')).toContain('0 at the end');
  expect(await page.locator('.over .tile').count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator('.over .bars i.now').count()).toBe(1);
  // What lies behind it cannot be reached by keyboard.
  expect(await page.locator('main[inert]').count()).toBe(1);
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.over')))).toBe(true);
  await visitor.holds('the end');
  // Luck and skill on demand: progress first, then a sentence whose parts are those of the review.
  await page.getByRole('button', { name: 'Find out' }).click();
  await page.waitForSelector('.over .luck-and-skill progress, .over .luck-and-skill .fell');
  await page.waitForSelector('.over .luck-and-skill .fell', { timeout: 120_000 });
  expect(await page.locator('.over .luck-and-skill .counts span').count()).toBe(3);
  await visitor.holds('luck and skill');
  const saved = page.waitForEvent('download');
  await page.getByText('Share a picture').click();
  expect((await saved).suggestedFilename()).toBe('undercroft.png');
  await visitor.leave();
});

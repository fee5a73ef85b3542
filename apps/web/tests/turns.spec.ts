// The turns of others are played one after the other, faster or at once when that is wanted, and can be read again afterwards.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONE, Visitor } from './browser';
import { beforeEnemies } from './moments';
import { waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

/** A table of Urto with three bots, at the first question. */
async function sitDown(page: Page): Promise<void> {
  await page.waitForSelector('.games');
  await page.click('article[data-look=urto] .play');
  await waitForTurn(page, 60_000);
}

/** Takes the first choice until the others play. */
async function untilOthersPlay(page: Page): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1) {
    await page.keyboard.press('1');
    const plays = page.waitForSelector('.playback .so-far', { timeout: 6000 }).then(
      () => true,
      () => false,
    );
    if (await plays) return;
    await waitForTurn(page, 60_000);
  }
  throw new Error('nobody else plays');
}

/** From now on: the newest line that stands in the log, each time the screen is drawn. */
function watchLog(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: number[] = [];
    (window as unknown as { newest: number[] }).newest = seen;
    const look = () => {
      const lines = [...document.querySelectorAll<HTMLElement>('.log [data-line]')].map(({ dataset }) =>
        Number(dataset['line']),
      );
      seen.push(Math.max(0, ...lines));
      requestAnimationFrame(look);
    };
    look();
  });
}

it('turns of bots are told step by step, and can be read line by line afterwards', async () => {
  const visitor = await Visitor.come(service.address, { speed: 2 });
  const { page } = visitor;
  try {
    await sitDown(page);
    await watchLog(page);
    await untilOthersPlay(page);
    await waitForTurn(page, 60_000);
    const newest = await page.evaluate(() => (window as unknown as { newest: number[] }).newest);
    const leaps = newest.slice(1).map((line, at) => line - (newest[at] ?? line));
    expect(Math.max(...leaps)).toBeLessThanOrEqual(6);
    expect(await page.locator('.playback .so-far').count()).toBe(0);
    // Whoever is attacked meanwhile fights first.
    const since = page.locator('.since summary');
    for (let tries = 0; tries < 15 && !(await since.count()); tries += 1) {
      await page.keyboard.press('1');
      await page.waitForTimeout(300);
      await waitForTurn(page, 60_000);
    }
    await since.click();
    const lines = page.locator('.since li button');
    expect(await lines.count()).toBeGreaterThanOrEqual(3);
    expect(await visitor.axe()).toEqual([]);
    await lines.first().click();
    await page.waitForSelector('.table.past');
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

it('what others do is there at once when that is wanted, on a phone, too', async () => {
  const visitor = await Visitor.come(service.address, { speed: 0.5, size: PHONE });
  const { page } = visitor;
  try {
    await sitDown(page);
    await untilOthersPlay(page);
    const box = await page.locator('.playback > button').last().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await visitor.sideways()).toEqual([]);
    await page.locator('.playback > button').nth(1).click();
    for (let tries = 0; tries < 40 && (await page.locator('.playback .so-far').count()); tries += 1) {
      await page
        .locator('.playback > button')
        .last()
        .click({ timeout: 1000 })
        .catch(() => undefined);
      await page.waitForTimeout(200);
    }
    await waitForTurn(page, 30_000);
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

it('enemies say what for before they act, stand in the light alone, and can be watched again', async () => {
  const visitor = await Visitor.come(service.address, { speed: 1 });
  const { page } = visitor;
  try {
    await page.waitForSelector('.games');
    await beforeEnemies(page, service.address);
    await page.evaluate(() => {
      const seen: { says: string; blows: number; aside: number; rows: number }[] = [];
      (window as unknown as { seen: typeof seen }).seen = seen;
      const look = () => {
        const says = document.querySelector('.telling .does')?.textContent?.replace(/\s+/g, ' ').trim();
        if (says)
          seen.push({
            says,
            blows: document.querySelectorAll('.stage .blow').length,
            aside: document.querySelectorAll('.piece.aside').length,
            rows: document.querySelectorAll('.recap li').length,
          });
        requestAnimationFrame(look);
      };
      look();
    });
    await page.keyboard.press('e');
    await page.waitForSelector('.telling');
    await page.waitForFunction(
      () => !document.querySelector('.telling') && document.querySelector('.choice'),
      undefined,
      { timeout: 90_000 },
    );
    type Glimpse = { says: string; blows: number; aside: number; rows: number };
    const seen = await page.evaluate(() => (window as unknown as { seen: Glimpse[] }).seen);
    const intends = seen.findIndex(({ says }) => /within reach|goes for/.test(says));
    const strikes = seen.findIndex(({ says }) => /strikes/.test(says));
    expect(intends, seen.map(({ says }) => says).join(' | ')).toBeGreaterThanOrEqual(0);
    expect(intends).toBeLessThan(strikes);
    expect(seen[intends]).toMatchObject({ blows: 0 });
    expect(seen[strikes]?.aside).toBeGreaterThan(2);
    // What they did is put together beside the board while they do it.
    expect(new Set(seen.map(({ rows }) => rows)).size).toBeGreaterThan(2);
    // A press on a row plays it again, and leads back to the question.
    const asked = await page.textContent('#question');
    await page.locator('.recap li button').first().click();
    await page.waitForSelector('.telling');
    await page.waitForSelector('.stage .burst', { timeout: 30_000 });
    expect(await page.textContent('.telling .came')).toMatch(/\d+ → \d+/);
    await page.waitForFunction(
      (before) => !document.querySelector('.telling') && document.querySelector('#question')?.textContent === before,
      asked,
      { timeout: 60_000 },
    );
    expect(await page.locator('.recap li').count()).toBeGreaterThan(2);
    expect(await visitor.axe()).toEqual([]);
    // Any key ends it at once.
    await page.locator('.right section footer button').first().click();
    await page.waitForSelector('.telling');
    await page.keyboard.press('Shift');
    await page.waitForSelector('.telling', { state: 'detached' });
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

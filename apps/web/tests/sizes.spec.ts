// Small and large screens: the board and the question are in sight together, and nothing scrolls sideways.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, Visitor } from './browser';
import { waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const SIZES = [
  // How much of the screen the board has at least, in height.
  { width: 640, height: 400, board: 0.5 },
  { width: 740, height: 360, board: 0.45 },
  { width: 820, height: 1180, board: 0.5 },
  { width: 2560, height: 1440, board: 0.6 },
];

describe.each(['mini-rogue', 'catacombs', 'urto'])('a table of %s', (game) => {
  it('has its board and its question in sight on small and large screens', async () => {
    const visitor = await Visitor.come(service.address);
    const { page } = visitor;
    try {
      await page.waitForSelector('.games');
      await page.click(`article[data-look=${game}] .play`);
      await waitForTurn(page, 60_000);
      for (const { width, height, board } of SIZES) {
        const what = `${width}x${height}`;
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(300);
        const stage = await page.locator('.stage').boundingBox();
        expect((stage?.height ?? 0) / height, `${what}: the board`).toBeGreaterThanOrEqual(board);
        expect(await visitor.promptInSight(), `${what}: the question`).toBe(true);
        const choice = await page.locator('.choice').first().boundingBox();
        expect((choice?.y ?? height) + (choice?.height ?? 0), `${what}: the first choice`).toBeLessThanOrEqual(height);
        expect(await visitor.sideways(), what).toEqual([]);
      }
      await visitor.isClean();
    } finally {
      await visitor.leave();
    }
  });
});

it('cards grow with a large screen', async () => {
  const visitor = await Visitor.come(service.address, { size: { width: 2560, height: 1440 } });
  const { page } = visitor;
  try {
    await page.waitForSelector('.games');
    await page.click('article[data-look=mini-rogue] .play');
    await waitForTurn(page, 60_000);
    const board = await page.locator('.grid').boundingBox();
    expect(board?.height ?? 0).toBeGreaterThan(1440 * 0.55);
  } finally {
    await visitor.leave();
  }
});

it('the lobby scrolls once on a phone', async () => {
  const visitor = await Visitor.come(service.address, { size: PHONE });
  const { page } = visitor;
  try {
    await page.waitForSelector('.games');
    const scrolling = await page.evaluate(() =>
      [...document.querySelectorAll('html, body *')]
        .filter((part) => part === document.documentElement || /auto|scroll/.test(getComputedStyle(part).overflowY))
        .filter((part) => part.scrollHeight > part.clientHeight + 1)
        .map(({ tagName }) => tagName),
    );
    expect(scrolling).toEqual(['MAIN']);
  } finally {
    await visitor.leave();
  }
});

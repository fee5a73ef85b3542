// Catacombs, square by square: walking, tests, jumps and enemies look different, prices and risks stand there before the click, what is risky asks once,
// and one press walks up to an enemy and strikes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { goesOn, waitForTurn } from './play';
import { practise } from './screens/camera';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const HALL = 'Guard room and pillar hall: Svein has the turn, a chasm lies before him';

async function hall(page: Page): Promise<void> {
  const file = readFileSync(resolve(import.meta.dirname, 'moments/catacombs.toml'), 'utf8');
  await practise(page, service.address, file, HALL, 0);
  await waitForTurn(page);
}

const figure = (page: Page, id: string) => page.locator(`.plan g.piece[data-thing="${id}"]`);

it('squares say what leads there: walking, a test with its chance, a jump, an enemy in reach', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await hall(page);
    const marks = await page
      .locator('[data-mark]')
      .evaluateAll((all) => all.map((mark) => mark.getAttribute('data-mark')));
    for (const kind of ['walk', 'test', 'jump', 'strike']) expect(marks, kind).toContain(kind);
    // A test is dashed and says its chance; a plain step is neither.
    const test = page.locator('[data-mark=test]').first();
    expect(await test.locator('.chance text').textContent()).toMatch(/^\d+$/);
    expect(await page.locator('[data-mark=walk] .chance').count()).toBe(0);
    const outline = (mark: string) =>
      page
        .locator(`[data-mark=${mark}] > :first-child`)
        .first()
        .evaluate((shape) => getComputedStyle(shape).strokeDasharray);
    expect(await outline('test')).not.toBe(await outline('walk'));
    await visitor.holds('squares of every kind');
  } finally {
    await visitor.leave();
  }
}, 60_000);

it('a risky way asks once, with its chance; going back costs nothing', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await hall(page);
    const before = await waitForTurn(page);
    const risky = page.locator('.plan [data-stop][aria-label*="tests on the way"]').first();
    await risky.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.doubt');
    expect(await page.textContent('.doubt')).toMatch(/\d\s?%/);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.doubt', { state: 'detached' });
    expect((await waitForTurn(page)).moment).toBe(before.moment);
    await risky.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.doubt');
    await page.keyboard.press('1');
    await goesOn(page, before);
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
}, 60_000);

it('one press on an enemy walks up to it and strikes', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await hall(page);
    const [at, told] = [await figure(page, 'hero-1').getAttribute('transform'), await page.locator('.log li').count()];
    await page.locator('.plan [data-stop][aria-label*="Walk up and strike"]').last().focus();
    await page.keyboard.press('Enter');
    if (await page.locator('.doubt').count()) await page.keyboard.press('1');
    await expect.poll(() => page.locator('.log li').count(), { timeout: 20_000 }).toBeGreaterThan(told);
    await expect.poll(() => page.textContent('.log'), { timeout: 20_000 }).toMatch(/strikes|strike at/i);
    expect(await figure(page, 'hero-1').getAttribute('transform')).not.toBe(at);
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
}, 60_000);

it('verbs are tiles with icon, name and key, none cut and all at least 44 pixels; what hurts a friend is behind “more”', async () => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const visitor = await Visitor.come(service.address, { size });
    const { page } = visitor;
    try {
      await hall(page);
      const tiles = await page.locator('.tile').evaluateAll((all) =>
        all.map((tile) => {
          const { width, height } = tile.getBoundingClientRect();
          const name = tile.querySelector('.name') as HTMLElement;
          return {
            name: name.textContent?.trim() ?? '',
            small: Math.min(width, height) < 44,
            cut:
              name.scrollWidth > name.clientWidth + 1 ||
              name.getBoundingClientRect().bottom > tile.getBoundingClientRect().bottom,
            icon: Boolean(tile.querySelector('svg')),
          };
        }),
      );
      expect(tiles.length).toBeGreaterThan(6);
      for (const tile of tiles) expect(tile).toMatchObject({ small: false, cut: false, icon: true });
      // Nobody but a friend stands beside him: there is nothing to strike at.
      expect(tiles.map(({ name }) => name)).not.toContain('Strike');
      // What a verb does is told before it is used.
      expect(
        await page
          .locator('.choice.tile')
          .evaluateAll((all) =>
            all.map((tile) => document.getElementById(tile.getAttribute('aria-describedby') ?? '')?.textContent ?? ''),
          ),
      ).not.toContain('');
      await page.locator('.tile', { has: page.locator('text=/^More$/') }).click();
      await page.locator('.choice', { hasText: 'Strike' }).first().click();
      await page.waitForSelector('.doubt');
      expect(await page.textContent('.doubt')).toContain('Aldric');
    } finally {
      await visitor.leave();
    }
  }
}, 120_000);

it('a press on somebody in the strip, on the goal or on the small map moves the view; the next turn brings it back', async () => {
  const visitor = await Visitor.come(service.address, { size: { width: 900, height: 700 } });
  const { page } = visitor;
  try {
    await hall(page);
    const view = () => page.getAttribute('.plan', 'viewBox');
    const first = await view();
    await page.locator('.turn-strip li').last().locator('button').click();
    await expect.poll(view).not.toBe(first);
    await page.click('.follow');
    await expect.poll(view).toBe(first);
    await page.keyboard.press('g');
    await expect.poll(view).not.toBe(first);
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
}, 60_000);

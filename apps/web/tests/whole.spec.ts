// Whole matches, from the first question to the last page, while the screen takes six sizes in turn: nothing is cut, nothing scrolls sideways, the
// question is in sight; on the phone by touch; once in each size axe looks; languages and themes take turns with the games.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, Visitor, type Wishes } from './browser';
import { measured } from './measure';
import { anyOf, dice, goesOn, uphill, waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const SIZES = [
  DESKTOP,
  PHONE,
  { width: 640, height: 400 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 2560, height: 1440 },
];
/** So many choices are made before the screen changes. */
const EACH = 4;
/** A quest of Catacombs takes hundreds of choices: this many are looked at. */
const MOST = { 'mini-rogue': 1500, urto: 1500, catacombs: 36 };

const GAMES: { game: keyof typeof MOST; wishes: Wishes }[] = [
  { game: 'mini-rogue', wishes: { lang: 'fr', mode: 'light' } },
  { game: 'urto', wishes: { lang: 'en', mode: 'dark' } },
  { game: 'catacombs', wishes: { lang: 'fr', mode: 'dark' } },
];

/** What stands outside of the screen, or is wider than the place it has. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.choice, #question, header.bar .tool, nav.tabs button')]
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return (
          box.width > 0 && (box.left < -1 || box.right > innerWidth + 1 || part.scrollWidth > part.clientWidth + 2)
        );
      })
      .map((part) => `${part.className}: ${part.textContent?.trim().slice(0, 60)}`),
  );
}

/** Presses a choice with a finger. */
async function tap(page: Page, at: number): Promise<void> {
  const choice = page.locator('.choice').nth(at);
  await choice.scrollIntoViewIfNeeded();
  const box = await choice.boundingBox();
  if (!box) throw new Error('no choice to tap');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + Math.min(40, box.width / 2), y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

describe.each(GAMES)('$game', ({ game, wishes }) => {
  it('is played on six sizes of screens', async () => {
    const visitor = await Visitor.come(service.address, wishes);
    const { page } = visitor;
    const roll = dice(7);
    const choose = game === 'urto' ? uphill(roll) : anyOf(roll);
    const looked = new Set<number>();
    let pressed = 0;
    try {
      await page.waitForSelector('.games');
      await page.click(`article[data-look=${game}] .play`);
      for (; pressed < MOST[game]; pressed += 1) {
        const turn = Math.floor(pressed / EACH) % SIZES.length;
        const size = SIZES[turn] ?? DESKTOP;
        if (pressed % EACH === 0) {
          await page.setViewportSize(size);
          await page.waitForTimeout(150);
        }
        const seen = await waitForTurn(page, 60_000);
        if (seen.over) break;
        if (pressed % EACH === 0) {
          const what = `${game} ${size.width}x${size.height}, choice ${pressed}`;
          expect(await visitor.sideways(), what).toEqual([]);
          expect(await cut(page), what).toEqual([]);
          expect(await visitor.promptInSight(), `${what}: ${seen.question}`).toBe(true);
          if (!looked.has(turn)) expect(await visitor.axe(), what).toEqual([]);
          looked.add(turn);
        }
        const at = await choose(page, seen.choices);
        if (size === PHONE && at < seen.choices) await tap(page, at);
        else await page.keyboard.press((await page.locator('.choice').nth(at).getAttribute('data-choice')) ?? '1');
        // A verb that leads nowhere is left again.
        await goesOn(page, seen, 8_000).catch(() => page.keyboard.press('Escape'));
      }
      measured(`${game}: ${pressed} choices on ${looked.size} sizes`);
      if (game !== 'catacombs') expect(await page.locator('.over').count()).toBe(1);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.waitForTimeout(150);
        expect(await visitor.sideways(), `the end, ${size.width}x${size.height}`).toEqual([]);
      }
      await visitor.isClean();
    } finally {
      await visitor.leave();
    }
  }, 420_000);
});

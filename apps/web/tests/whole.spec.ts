// Whole matches, from the first question to the last page, while the screen takes six sizes in turn: nothing is cut, nothing scrolls sideways, the
// question is in sight; on the phone by touch; in each size axe looks at both themes; languages take turns with the sizes.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, Visitor, type Wishes } from './browser';
import { measured } from './measure';
import { anyOf, byNumber, dice, goesOn, quest, take, uphill, waitForTurn } from './play';
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
const EACH = { 'mini-rogue': 4, urto: 4, catacombs: 6 };
/** More than a match takes. */
const MOST = 1500;

const GAMES: { game: keyof typeof EACH; wishes: Wishes }[] = [
  { game: 'mini-rogue', wishes: { lang: 'fr', mode: 'light' } },
  { game: 'urto', wishes: { lang: 'en', mode: 'dark' } },
  { game: 'catacombs', wishes: { lang: 'fr', mode: 'dark' } },
];

/** What stands outside of the screen, or is wider than the place it has; of the verbs, whichever a finger would not meet. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>('.tile')]
      .filter((tile) => {
        const { left, top, width, height } = tile.getBoundingClientRect();
        return !tile.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((tile) => `out of sight: ${tile.textContent?.trim().slice(0, 60)}`),
    // What is said of a choice stays inside of it.
    ...[...document.querySelectorAll<HTMLElement>('.choice:not(.tile) .words')]
      .filter((words) => words.checkVisibility())
      .filter((words) => {
        const box = words.closest('.choice')?.getBoundingClientRect();
        return box && words.getBoundingClientRect().bottom > box.bottom + 1;
      })
      .map((words) => `out of its choice: ${words.textContent?.trim().slice(0, 60)}`),
    ...[...document.querySelectorAll<HTMLElement>('.choice, #question, header.bar .tool, nav.tabs button')]
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return (
          box.width > 0 && (box.left < -1 || box.right > innerWidth + 1 || part.scrollWidth > part.clientWidth + 2)
        );
      })
      .map((part) => `${part.className}: ${part.textContent?.trim().slice(0, 60)}`),
  ]);
}

/** Presses something with a finger. */
async function tap(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + Math.min(40, box.width / 2), y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

describe.each(GAMES)('$game', ({ game, wishes }) => {
  it('is played whole on six sizes of screens', async () => {
    const visitor = await Visitor.come(service.address, wishes);
    const { page } = visitor;
    const roll = dice(7);
    const next = game === 'catacombs' ? quest(roll) : byNumber(game === 'urto' ? uphill(roll) : anyOf(roll));
    const looked = new Set<number>();
    const begin = Date.now();
    let pressed = 0;
    try {
      await page.waitForSelector('.games');
      await page.click(`article[data-look=${game}] .play`);
      for (; pressed < MOST; pressed += 1) {
        const turn = Math.floor(pressed / EACH[game]) % SIZES.length;
        const size = SIZES[turn] ?? DESKTOP;
        const fresh = pressed % EACH[game] === 0;
        if (fresh) {
          await page.setViewportSize(size);
          await page.waitForTimeout(150);
        }
        const seen = await waitForTurn(page, 60_000);
        if (seen.over) break;
        if (fresh) {
          const what = `${game} ${size.width}x${size.height}, choice ${pressed}`;
          expect(await visitor.sideways(), what).toEqual([]);
          expect(await cut(page), what).toEqual([]);
          expect(await visitor.promptInSight(), `${what}: ${seen.question}`).toBe(true);
          if (!looked.has(turn)) expect(await visitor.axe(), what).toEqual([]);
          looked.add(turn);
        }
        const wanted = await next(page, seen.choices);
        const isChoice = await wanted.evaluate((element) => element.classList.contains('choice'));
        if (size === PHONE && isChoice) await tap(page, wanted);
        else await take(page, wanted);
        // A verb that leads nowhere is left again.
        await goesOn(page, seen, 4_000).catch(() => page.keyboard.press('Escape'));
      }
      measured(
        `${game}: ${pressed} choices on ${looked.size} sizes in ${Math.round((Date.now() - begin) / 1000)} s, to the end`,
      );
      expect(looked.size).toBe(SIZES.length);
      expect(await page.locator('.over').count()).toBe(1);
      // The last page, in each size, in both languages and themes.
      for (const lang of ['en', 'fr']) {
        await page.setViewportSize(DESKTOP);
        await page.click(`header.bar .langs [lang=${lang}]`);
        await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.waitForTimeout(100);
          expect(await visitor.sideways(), `the end, ${lang}, ${size.width}x${size.height}`).toEqual([]);
        }
      }
      expect(await visitor.axe(), 'the end').toEqual([]);
      await visitor.isClean();
    } finally {
      await visitor.leave();
    }
  }, 420_000);
});

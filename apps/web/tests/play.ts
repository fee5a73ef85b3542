// Playing by keyboard: any choice that has a number, until the match is over.
import type { Locator, Page } from 'playwright-core';

/** Dice of the test itself, so that a run can be repeated. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Seen {
  over: boolean;
  asked: boolean;
  choices: number;
  /** The names of the choices, all together. Their odds come later and do not count. */
  says: string;
  question: string;
  moment: string;
}

export function look(page: Page): Promise<Seen> {
  return page.evaluate(() => ({
    over: Boolean(document.querySelector('.over')) || Boolean(document.querySelector('.table[data-over]')),
    asked:
      Boolean(document.querySelector('.choice')) &&
      !document.querySelector('.prompt.still') &&
      !document.querySelector('.choice[aria-disabled="true"]'),
    choices: document.querySelectorAll('.choice').length,
    says: [...document.querySelectorAll('.choice .label')].map((label) => label.textContent).join(),
    question: document.querySelector('#question')?.textContent?.trim() ?? '',
    moment: document.querySelector('.step b')?.textContent ?? '',
  }));
}

/** Waits until something is asked or the match is over. */
export async function waitForTurn(page: Page, patience = 20_000): Promise<Seen> {
  await page.waitForFunction(
    () =>
      Boolean(document.querySelector('.over')) ||
      (Boolean(document.querySelector('.choice')) &&
        !document.querySelector('.prompt.still') &&
        !document.querySelector('.choice[aria-disabled="true"]')),
    undefined,
    { timeout: patience },
  );
  return look(page);
}

/** Waits until the table has gone on from what was seen. */
export function goesOn(page: Page, seen: Seen, timeout = 20_000): Promise<unknown> {
  return page.waitForFunction(
    ([question, moment, choices, says]) => {
      const now = document.querySelector('#question')?.textContent?.trim() ?? '';
      const step = document.querySelector('.step b')?.textContent ?? '';
      return (
        Boolean(document.querySelector('.over')) ||
        now !== question ||
        step !== moment ||
        document.querySelectorAll('.choice').length !== choices ||
        [...document.querySelectorAll('.choice .label')].map((label) => label.textContent).join() !== says
      );
    },
    [seen.question, seen.moment, seen.choices, seen.says] as const,
    { timeout },
  );
}

/** How a choice is made among so many: from 0. */
export type Chooser = (page: Page, choices: number) => Promise<number>;

/** Any of them. */
export function anyOf(roll: (below: number) => number): Chooser {
  return (_, choices) => Promise.resolve(roll(Math.min(9, choices)));
}

/** On a map: mostly towards the goal, which lies on the right; otherwise any of them. */
export function uphill(roll: (below: number) => number): Chooser {
  return async (page, choices) => {
    const furthest = await page.evaluate(() => {
      const spots = [...document.querySelectorAll<SVGGElement>('svg .number')].map((spot) => ({
        x: Number(/translate\(([-\d.]+)/.exec(spot.getAttribute('transform') ?? '')?.[1]),
        number: Number(spot.textContent),
      }));
      return spots.sort((a, b) => b.x - a.x)[0]?.number ?? 0;
    });
    return furthest > 0 && roll(10) < 8 ? furthest - 1 : roll(Math.min(9, choices));
  };
}

/** What is pressed next. */
export type Next = (page: Page, choices: number) => Promise<Locator>;

export function byNumber(choose: Chooser): Next {
  return async (page, choices) => page.locator('.choice').nth(await choose(page, choices));
}

/** A quest: blows, doors and chests first, then two walks a round towards a way out, then the end of the turn; anything that is asked in between. */
export function quest(roll: (below: number) => number): Next {
  const walks = new Map<string, number>();
  return async (page, choices) => {
    const seen = await page.evaluate(() => {
      const place = (element: Element) => (element.getAttribute('transform')?.match(/[-\d.]+/g) ?? []).map(Number);
      const ways = [...document.querySelectorAll('.square.door, .square.locked-door, .square.exit')].map(place);
      const near = [...document.querySelectorAll('.plan .stop.within:not([data-thing*="-"])')]
        .map(place)
        .map(([x = 0, y = 0]) => Math.min(...ways.map(([left = 0, top = 0]) => Math.hypot(left - x, top - y))));
      return {
        doubt: document.querySelector('.doubt') !== null,
        tiles: [...document.querySelectorAll('.tile .name')].map((name) => name.textContent ?? ''),
        nearest: near.indexOf(Math.min(...near)),
        within: near.length,
        turn: `${document.querySelector('header.bar')?.textContent} ${document.querySelector('#question')?.textContent?.split(' ')[0]}`,
      };
    });
    if (seen.doubt) return page.locator('.doubt .choice').first();
    if (!seen.tiles.length) return page.locator('.choice').nth(roll(Math.min(9, choices)));
    const deeds = seen.tiles.flatMap((name, at) =>
      /^(Strike|Shoot|Open|Rummage|Frapper|Tirer|Ouvrir|Meuble)$/.test(name) ? [at] : [],
    );
    if (deeds.length) return page.locator('.tile').nth(deeds[roll(deeds.length)] ?? 0);
    const walked = walks.get(seen.turn) ?? 0;
    if (!seen.within || walked >= 2) return page.locator('.tile').last();
    walks.set(seen.turn, walked + 1);
    const at = roll(3) > 0 && seen.nearest >= 0 ? seen.nearest : roll(seen.within);
    return page.locator('.plan .stop.within:not([data-thing*="-"])').nth(at);
  };
}

/** Presses it by keyboard. A square may be out of the part of a map that is shown: it has the focus all the same. */
export async function take(page: Page, wanted: Locator): Promise<void> {
  if (await wanted.evaluate((element) => element.classList.contains('stop'))) {
    await wanted.focus();
    await page.keyboard.press('Enter');
  } else await page.keyboard.press((await wanted.getAttribute('data-choice')) ?? '1');
}

/** Presses number keys until the match is over, or until `enough`. Says how many were pressed. */
export async function playOn(
  page: Page,
  choose: Chooser,
  enough = Infinity,
  stop: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<number> {
  let pressed = 0;
  while (pressed < enough) {
    const seen = await waitForTurn(page);
    if (seen.over || (await stop())) break;
    // Sometimes a branch leads to nothing that is wanted: back costs nothing.
    await page.keyboard.press(String(1 + (await choose(page, seen.choices))));
    pressed += 1;
    await goesOn(page, seen);
  }
  return pressed;
}

// Nothing moves when nothing happens, and nothing jumps when something does.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, Visitor } from './browser';
import { anyOf, byNumber, dice, goesOn, quest, take, uphill, waitForTurn, type Next } from './play';
import { measured } from './measure';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const TALL = { width: 390, height: 844 };
/** How much a table may shift in so many choices. */
const SHIFT = 0.1;
const CHOICES = 50;

async function play(page: Page, game: string): Promise<void> {
  await page.waitForSelector('.games');
  await page.click(`article[data-look=${game}] .play`);
  await waitForTurn(page);
}

/** Presses number keys, in another match when one is over; a press that only cut a motion short is made again. */
async function press(page: Page, next: Next, enough: number): Promise<number> {
  let pressed = 0;
  while (pressed < enough) {
    // Bots play at their own pace, and a machine may be busy with other things.
    const seen = await waitForTurn(page, 60_000);
    if (seen.over) {
      await page.locator('.over .actions button').first().click();
      await page.waitForSelector('.over', { state: 'detached' });
      continue;
    }
    await take(page, await next(page, seen.choices));
    const went = await goesOn(page, seen, 2500).then(
      () => true,
      () => false,
    );
    if (went) pressed += 1;
  }
  return pressed;
}

describe.each(['mini-rogue', 'catacombs', 'urto'])('an idle table of %s', (game) => {
  it('costs nothing', async () => {
    const visitor = await Visitor.come(service.address, { speed: 1 });
    const { page } = visitor;
    try {
      await play(page, game);
      await page.waitForTimeout(1500);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) =>
            effect instanceof KeyframeEffect
              ? `${effect.target?.className} ${effect.pseudoElement ?? ''}`
              : 'something',
          ),
      );
      expect(moving).toEqual([]);
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Performance.enable');
      const worked = async () => {
        const { metrics } = await cdp.send('Performance.getMetrics');
        const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
        return of('RecalcStyleCount') + of('LayoutCount');
      };
      const before = await worked();
      await page.waitForTimeout(2000);
      expect((await worked()) - before).toBeLessThanOrEqual(1);
      await cdp.detach();
    } finally {
      await visitor.leave();
    }
  });
});

describe.each([
  ['mini-rogue', DESKTOP, 1],
  ['mini-rogue', TALL, 1],
  ['catacombs', DESKTOP, 4],
  ['urto', DESKTOP, 4],
  ['urto', TALL, 4],
] as const)('a table of %s, %o', (game, size, speed) => {
  it(`shifts less than ${SHIFT} in ${CHOICES} choices`, async () => {
    const visitor = await Visitor.come(service.address, { speed, size });
    const { page } = visitor;
    try {
      await play(page, game);
      await page.evaluate(() => {
        const shifts: { value: number; input: boolean; log: boolean; what: string[] }[] = [];
        (window as unknown as { shifts: unknown }).shifts = shifts;
        const name = (node: Node | null) =>
          node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : '';
        type Shift = PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            const what = entry.sources.map(
              ({ node, previousRect: a, currentRect: b }) =>
                `${name(node)} ${[a.x, a.y, a.width, a.height].map(Math.round)} > ${[b.x, b.y, b.width, b.height].map(Math.round)}`,
            );
            const log = entry.sources.every(({ node }) => node instanceof Element && node.closest('.log') !== null);
            shifts.push({ value: entry.value, input: entry.hadRecentInput, log, what });
          }
        }).observe({ type: 'layout-shift' });
      });
      const roll = dice(3);
      const choose = game === 'urto' ? uphill(roll) : anyOf(roll);
      const pressed = await press(page, game === 'catacombs' ? quest(roll) : byNumber(choose), CHOICES);
      await page.waitForTimeout(300);
      type Seen = { value: number; input: boolean; log: boolean; what: string[] };
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Seen[] }).shifts);
      const sum = (some: Seen[]) => some.reduce((sum, { value }) => sum + value, 0);
      const unasked = shifts.filter(({ input }) => !input);
      const total = sum(unasked);
      measured(
        `${game} ${size.width}: layout shift ${total.toFixed(3)} (${sum(unasked.filter(({ log }) => log)).toFixed(3)} of it in the log) in ${pressed} choices`,
      );
      expect(total, JSON.stringify(unasked.sort((a, b) => b.value - a.value).slice(0, 4))).toBeLessThan(SHIFT);
    } finally {
      await visitor.leave();
    }
  }, 420_000);
});

// The log tells what was seen: no line, no announcement and no number of a sheet is ahead of the dice.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, PHONE, Visitor } from './browser';
import { moment } from './moments';
import { waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

interface Glimpse {
  rolling: boolean;
  /** The newest line of the log. */
  line: number;
  spoken: number;
  /** Every number on tracks, as text. */
  tracks: string;
}

/** Looks at the page before each of its frames from now on. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: unknown[] = [];
    (window as unknown as { seen: unknown[] }).seen = seen;
    const look = () => {
      const moved = document
        .getAnimations()
        .flatMap((animation) =>
          animation.playState === 'running' && animation.effect instanceof KeyframeEffect && animation.effect.target
            ? [animation.effect.target]
            : [],
        );
      seen.push({
        rolling: moved.some((element) => element.closest('.die')),
        line: Math.max(
          0,
          ...[...document.querySelectorAll('.log [data-line]')].map((line) =>
            Number((line as HTMLElement).dataset['line']),
          ),
        ),
        spoken: document.querySelectorAll('[role=log] p').length,
        tracks: [...document.querySelectorAll('.left .track, .foe .track')]
          .map((track) => track.textContent?.replace(/\s+/g, ' '))
          .join('|'),
      });
      requestAnimationFrame(look);
    };
    look();
  });
}

const glimpses = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: unknown[] }).seen) as Promise<Glimpse[]>;

it('a roll is told when its dice have come to rest', async () => {
  const visitor = await Visitor.come(service.address, { speed: 0.5 });
  const { page } = visitor;
  try {
    await moment(
      page,
      service.address,
      'mini-rogue',
      'A fight in Area 6: two dice, a curse, and a Serpent that would bite',
      5,
    );
    await watch(page);
    await page.waitForFunction(() => (window as unknown as { seen: unknown[] }).seen.length > 2);
    const [before] = await glimpses(page);
    await page.locator('.choice', { hasText: /roll/i }).first().click();
    await page.waitForFunction(() => (window as unknown as { seen: Glimpse[] }).seen.some(({ rolling }) => rolling));
    await page.waitForFunction(
      (line) => (window as unknown as { seen: Glimpse[] }).seen.at(-1)!.line > line,
      before?.line ?? 0,
    );
    await waitForTurn(page);
    const seen = await glimpses(page);
    const rolling = seen.filter((glimpse) => glimpse.rolling);
    expect(rolling.length).toBeGreaterThan(2);
    for (const glimpse of rolling) {
      expect({ line: glimpse.line, spoken: glimpse.spoken, tracks: glimpse.tracks }).toEqual({
        line: before?.line,
        spoken: before?.spoken,
        tracks: before?.tracks,
      });
    }
    expect(seen.at(-1)?.line).toBeGreaterThan(before?.line ?? 0);
    expect(seen.at(-1)?.spoken).toBeGreaterThan(0);
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

it('a roll that is cut short is told all the same', async () => {
  const visitor = await Visitor.come(service.address, { speed: 0.5 });
  const { page } = visitor;
  try {
    await moment(
      page,
      service.address,
      'mini-rogue',
      'A fight in Area 6: two dice, a curse, and a Serpent that would bite',
      5,
    );
    const line = () =>
      page.evaluate(() => Number(document.querySelector<HTMLElement>('.log [data-line]')?.dataset['line']));
    const before = await line();
    await page.locator('.choice', { hasText: /roll/i }).first().click();
    await page.waitForFunction(() =>
      document.getAnimations().some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.die')),
    );
    await page.keyboard.press('Shift');
    await waitForTurn(page);
    expect(await line()).toBeGreaterThan(before);
    expect(await page.locator('[role=log] p').count()).toBeGreaterThan(0);
  } finally {
    await visitor.leave();
  }
});

it('a roll stays with what it came to, its row is filled on the card, and the tray covers nothing', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await moment(
      page,
      service.address,
      'mini-rogue',
      'A fight in Area 6: two dice, a curse, and a Serpent that would bite',
      2,
    );
    expect(await page.locator('.tray .die').count()).toBe(4);
    expect(await page.locator('.tray .sums .verdict').first().textContent()).not.toBe('');
    // The Dungeon die shows 2: this row and no other.
    expect(await page.locator('.grid .front .row.on .row-key').allTextContents()).toEqual(['2']);
    expect(await page.locator('.room tr.on .row-key').allTextContents()).toEqual(['2']);
    for (const size of [DESKTOP, PHONE, { width: 640, height: 400 }]) {
      await page.setViewportSize(size);
      await page.waitForTimeout(200);
      const [tray, board] = [await page.locator('.tray').boundingBox(), await page.locator('.stage').boundingBox()];
      if (!tray || !board) throw new Error('no tray or no board');
      const apart = tray.y >= board.y + board.height - 1 || tray.x >= board.x + board.width - 1;
      expect(apart, `${size.width}: the tray lies on the board`).toBe(true);
      const right = Math.max(
        ...(await page.locator('.tray .die').evaluateAll((all) => all.map((die) => die.getBoundingClientRect().right))),
      );
      expect(right, `${size.width}: dice outside of their tray`).toBeLessThanOrEqual(tray.x + tray.width);
    }
    // It is still there when the next thing is asked.
    await page.setViewportSize(DESKTOP);
    await page.keyboard.press('1');
    await waitForTurn(page);
    expect(await page.locator('.tray .die').count()).toBe(4);
  } finally {
    await visitor.leave();
  }
});

// Fights and the end of Urto: in sight on the phone, with the dice of this roll and no other; everybody on the last page, the best first.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, Visitor } from './browser';
import { moment } from './moments';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const FIGHT = 'Oriandre has attacked Arminius: both dice lie there';
const AGAIN = 'Another fight: the dice of the last one still lie there';
const COUNT = 'A count with the dead: two came out, two stayed in the cave';

async function at(
  name: string,
  steps: number,
  size: { width: number; height: number },
  work: (visitor: Visitor, page: Page) => Promise<void>,
): Promise<void> {
  const visitor = await Visitor.come(service.address, { size });
  try {
    await moment(visitor.page, service.address, 'urto', name, steps);
    await work(visitor, visitor.page);
    await visitor.holds(name);
  } finally {
    await visitor.leave();
  }
}

/** Which parts of what matches are out of sight: not on the screen, or under something else. */
function hidden(page: Page, what: string): Promise<string[]> {
  return page.evaluate((what) => {
    const all = [...document.querySelectorAll(what)];
    if (all.length === 0) return [`there is no ${what}`];
    return all.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inside = left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight;
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return inside && above && (element.contains(above) || above.contains(element))
        ? []
        : [`${element.className}: ${Math.round(top)} to ${Math.round(bottom)} under ${above?.className ?? 'nothing'}`];
    });
  }, what);
}

describe.each([PHONE, { width: 390, height: 844 }, DESKTOP])('on %o', (size) => {
  it('a fight is in sight: both sides, their dice, what they come to, and what is asked', () =>
    at(FIGHT, 3, size, async (_, page) => {
      for (const part of ['.duel .side header', '.duel .die', '.duel .sum', '.duel .track', '#question'])
        expect(await hidden(page, part), part).toEqual([]);
      expect(await page.locator('.duel .sum b').allTextContents()).toEqual(['6', '3']);
      expect(await page.locator('.duel .sum.loses b').allTextContents()).toEqual(['3']);
    }));

  it('the dice of an earlier roll are not those of a new fight', () =>
    at(AGAIN, 4, size, async (_, page) => {
      expect(await page.locator('.duel .side').count()).toBe(2);
      expect(await page.locator('.duel .die').count()).toBe(0);
      expect(await page.locator('.duel .sum b').count()).toBe(0);
    }));

  it('the last page has everybody, the best first, and the face of the winner', () =>
    at(COUNT, 1, size, async (_, page) => {
      await page.waitForSelector('.over .row');
      expect(await page.locator('.over .row .name .fell').allTextContents()).toEqual([
        'Molésor',
        'Oriandre',
        'Arminius',
        'Sank’aa',
      ]);
      expect(await page.locator('.over .row.out').count()).toBe(2);
      expect(await page.locator('.over .row.winner').count()).toBe(1);
      expect(await page.getAttribute('.over .emblem', 'aria-label')).toBe('Molésor');
      expect(await hidden(page, '.over .emblem')).toEqual([]);
    }));
});

it('on the phone, the board is one press away from a fight', () =>
  at(FIGHT, 3, PHONE, async (_, page) => {
    expect(await page.locator('.stage .hexes, .stage svg.map, .stage [data-stop]').count()).toBe(0);
    await page.click('.peek');
    expect(await page.locator('.duel').count()).toBe(0);
    await page.click('.peek');
    expect(await page.locator('.duel').count()).toBe(1);
  }));

// Every kind of screen at the real service, in both languages and themes, on desktop and phone: axe finds nothing, nothing scrolls sideways, the
// prompt is in sight, no key stands anywhere, and nothing is complained about.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, Visitor } from './browser';
import { anyOf, dice, look, playOn, waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const READING = [
  'about',
  'rules/mini-rogue',
  'rules/catacombs',
  'statistics',
  'feats',
  'replays',
  'tutorials',
  'campaign',
];

/** The tabs of a phone: each of them holds, too. */
async function tabsHold(visitor: Visitor, what: string): Promise<void> {
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  for (const tab of [2, 3, 1]) {
    await page.click(`nav.tabs button:nth-child(${tab})`);
    expect(await visitor.axe(), `${what}, tab ${tab}`).toEqual([]);
    expect(await visitor.sideways(), `${what}, tab ${tab}`).toEqual([]);
    expect(await visitor.promptInSight(), `${what}, tab ${tab}`).toBe(true);
  }
  await page.setViewportSize(DESKTOP);
}

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`${service.address}/play/${name}`);
  await page.waitForSelector('h1');
  await page.waitForFunction(() => !document.querySelector('[role=status]')?.textContent?.includes('…'));
}

describe.each([
  ['dark', 'en'],
  ['light', 'fr'],
] as const)('%s, %s', (mode, lang) => {
  async function visit(address: string, work: (visitor: Visitor, page: Page) => Promise<void>): Promise<void> {
    const visitor = await Visitor.come(service.address + address, { mode, lang });
    try {
      await work(visitor, visitor.page);
    } finally {
      await visitor.leave();
    }
  }

  it('pages of reading', () =>
    visit('/', async (visitor, page) => {
      await page.waitForSelector('.games');
      await visitor.holds('lobby');
      for (const name of READING) {
        await open(page, name);
        await visitor.holds(name);
      }
    }));

  it('dialogs, the table of Mini Rogue, its past, and the library', () =>
    visit('/', async (visitor, page) => {
      await page.waitForSelector('.games');
      await page.click('.cog');
      await page.waitForSelector('dialog[open]');
      await visitor.holds('settings');
      await page.keyboard.press('Escape');
      await page.locator('.options').first().click();
      await page.waitForSelector('dialog[open] .form');
      await page.waitForTimeout(300);
      await visitor.holds('options');
      await page.keyboard.press('Escape');
      await page.locator('.play').first().click();
      await waitForTurn(page);
      await visitor.holds('table');
      await page.keyboard.press('?');
      await page.waitForSelector('dialog[open]');
      await visitor.holds('why');
      await page.keyboard.press('Escape');
      await playOn(page, anyOf(dice(5)), 20);
      await visitor.holds('table later');
      await tabsHold(visitor, 'table');
      await page.keyboard.press('ArrowLeft');
      await page.waitForSelector('.table.past');
      await visitor.holds('past');

      // A closed table stands in the library, and is watched from its beginning.
      const closed = await page.evaluate(async () => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ id: crypto.randomUUID() });
        return (
          await fetch(`/api/v1/tables/${location.pathname.split('/')[2]}/close`, { method: 'POST', headers, body })
        ).status;
      });
      expect(closed).toBe(200);
      await open(page, 'replays');
      await page.waitForSelector('main li a[download]');
      await visitor.holds('library');
      await page.locator('main li button').first().click();
      await page.waitForSelector('.table.past');
      await visitor.holds('watching');
    }));

  it('the tables of Catacombs and Urto', () =>
    visit('/', async (visitor, page) => {
      for (const game of ['catacombs', 'urto']) {
        await page.goto(service.address);
        await page.waitForSelector('.games');
        await page.click(`article[data-look=${game}] .play`);
        await waitForTurn(page, 30_000);
        await visitor.holds(game);
        await tabsHold(visitor, game);
      }
    }));

  it(
    'guided games, from their first word to their last',
    () =>
      visit('/play/tutorials', async (visitor, page) => {
        for (const game of [0, 1, 2]) {
          await open(page, 'tutorials');
          await page.locator('main li button').nth(game).click();
          await page.waitForSelector('.guide');
          await waitForTurn(page);
          await visitor.holds(`guide ${game}`);
          for (let step = 1; ; step += 1) {
            await waitForTurn(page);
            // A group or a tab leads to the choice; on the way the choice comes first.
            const open = (await page.locator('.choice.due').count()) > 0;
            const due = page.locator(open ? '.choice.due' : '.due').first();
            if (!(await due.count())) break;
            const seen = [await page.textContent('.guide .count'), await due.textContent()] as const;
            await due.click();
            await page.waitForFunction(
              ([count, choice]) =>
                document.querySelector('.guide .count')?.textContent !== count ||
                document.querySelector('.choice.due')?.textContent !== choice,
              seen,
            );
            if (step % 12 === 0) await visitor.holds(`guide ${game}, step ${step}`);
          }
          const [step, of] = ((await page.textContent('.guide .count')) ?? '').match(/\d+/g) ?? [];
          expect([step, Number(of) > 15]).toEqual([of, true]);
          await visitor.holds(`guide ${game}, its end`);
        }
      }),
    420_000,
  );

  it('a campaign: story, skills, the way, a chapter', () =>
    visit('/play/campaign', async (visitor, page) => {
      await page.locator('.heroes').first().locator('button').first().click();
      await page.waitForSelector('.story');
      await visitor.holds('chapter');
      // The story is read, then its match is played.
      for (let pages = 0; pages < 6 && page.url().includes('/campaign/'); pages += 1) {
        const before = (await page.textContent('main')) ?? '';
        await page.locator('.story .do button').first().click();
        await page.waitForFunction(
          (text) => !location.pathname.includes('/campaign/') || document.querySelector('main')?.textContent !== text,
          before,
        );
      }
      expect(page.url()).toContain('/t/');
      await waitForTurn(page);
      await visitor.holds('match of a chapter');
      await open(page, 'campaign');
      await page.waitForSelector('main li button');
      await visitor.holds('campaigns');
    }));

  it('a campaign of a party: the town, and the match of a quest', () =>
    visit('/play/campaign', async (visitor, page) => {
      const party = page.locator('.heroes').nth(1).locator('button');
      for (const hero of [0, 3]) await party.nth(hero).click();
      await page.locator('.go button').click();
      await page.waitForSelector('.party article');
      expect(await page.locator('.party article').count()).toBe(2);
      await visitor.holds('town');
      // Something is sold, then somebody joins.
      const purse = (await page.textContent('.party article p')) ?? '';
      await page.locator('.party article .deeds button').first().locator('xpath=../button[last()]').click();
      await page.waitForFunction((before) => document.querySelector('.party article p')?.textContent !== before, purse);
      await page.locator('.joining button').first().click();
      await page.waitForFunction(() => document.querySelectorAll('.party article').length === 3);
      await visitor.holds('town with three');
      await page.locator('.story .do button').first().click();
      await page.waitForURL('**/t/**');
      await waitForTurn(page);
      await visitor.holds('match of a quest');
      await open(page, 'campaign');
      await page.waitForSelector('main li button');
      await visitor.holds('campaigns with a party');
    }));

  it('companion mode asks for each roll', () =>
    visit('/play/companion', async (visitor, page) => {
      for (const game of [0, 1, 2]) {
        await page.goto(`${service.address}/play/companion`);
        await page.locator('dialog[open] li button').nth(game).click();
        await page.waitForSelector('dialog[open] .form');
        await page.waitForTimeout(300);
        await page.locator('dialog[open] footer button').last().click();
        await page.waitForSelector('.roll, .choice:not([aria-disabled="true"])');
        await visitor.holds(`companion ${game}`);
        const asked = new Set<string>();
        // Each card of the set-up is asked for, then the table stands; then each roll.
        for (let rolls = 0; rolls < 60; rolls += 1) {
          await page.waitForSelector('.roll button, .choice:not([aria-disabled="true"])');
          const before = await page.textContent('.roll', { timeout: 500 }).catch(() => null);
          if (before === null) {
            if ((await look(page)).asked) break;
            continue;
          }
          asked.add((await page.textContent('.roll .fell')) ?? '');
          await page.locator('.roll button').first().click({ timeout: 5000 });
          await page
            .waitForFunction((text) => document.querySelector('.roll')?.textContent !== text, before, { timeout: 3000 })
            .catch(() => undefined);
        }
        // Dice and piles go by their names, not by their notation.
        for (const question of asked) expect(question).toMatch(/^\p{Lu}/u);
        expect((await look(page)).asked).toBe(true);
        await visitor.holds(`companion ${game} at the table`);
      }
    }));
});

it('the language changes in the middle and the table stays', async () => {
  const visitor = await Visitor.come(service.address, { lang: 'en' });
  const { page } = visitor;
  try {
    await page.waitForSelector('.play');
    await page.keyboard.press('Enter');
    const before = await waitForTurn(page);
    await page.locator('.langs button', { hasText: 'FR' }).click();
    await page.waitForFunction(
      (question) => document.querySelector('#question')?.textContent?.trim() !== question,
      before.question,
    );
    const after = await waitForTurn(page);
    expect(after.moment).toBe(before.moment);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

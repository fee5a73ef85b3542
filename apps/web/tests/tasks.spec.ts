// Ten things that a newcomer would try, each in at most two presses from the table (or from the lobby, for the first one).
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { Visitor } from './browser';
import { measured } from './measure';
import { beforeEnemies, moment } from './moments';
import { waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const FIGHT = ['mini-rogue', 'A fight in Area 6: two dice, a curse, and a Serpent that would bite', 6] as const;

/** Counts what is pressed. */
class Hands {
  presses = 0;
  constructor(readonly page: Page) {}
  async click(selector: string): Promise<void> {
    this.presses += 1;
    await this.page.locator(selector).first().click();
  }
  async key(key: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(key);
  }
}

const TASKS: { name: string; do: (hands: Hands, page: Page) => Promise<void> }[] = [
  {
    name: 'start',
    do: async (hands, page) => {
      await page.goto(service.address);
      await page.waitForSelector('.play');
      await hands.click('.play');
      await waitForTurn(page, 60_000);
    },
  },
  {
    name: 'find the goal',
    do: async (hands, page) => {
      await moment(page, service.address, ...FIGHT);
      await hands.click('header.bar [aria-keyshortcuts="?"]');
      await page.waitForSelector('dialog[open] .goal');
      expect(await page.textContent('dialog[open] .goal')).toContain('beat the last Guardian');
    },
  },
  {
    name: 'see why something cannot be chosen',
    do: async (hands, page) => {
      await moment(page, service.address, ...FIGHT);
      const asked = (await page.textContent('#question'))?.trim() ?? '?';
      await hands.click('.grid button:not(.legal)');
      // What is asked instead.
      await page.waitForSelector('dialog[open] .not-now');
      const why = (await page.textContent('dialog[open] .not-now'))?.replace(/\s+/g, ' ') ?? '';
      expect(why).toContain(asked.replace(/\s+/g, ' '));
      // The very rule by which the service refuses to go there, in its words.
      await page.waitForSelector('dialog[open] .refused + .rule .sentence');
      const cited = await page.textContent('dialog[open] .refused + .rule .chip');
      const refused = await page.evaluate(async () => {
        const at = `/api/v1/tables/${location.pathname.split('/').at(-1)}`;
        const { picture } = (await (await fetch(at)).json()) as { picture: { prompt: { id: number } } };
        const answer = await fetch(`${at}/actions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id: crypto.randomUUID(), prompt: picture.prompt.id, do: 'move 1' }),
        });
        return ((await answer.json()) as { rule?: string }).rule;
      });
      expect(cited).toBe(refused);
    },
  },
  {
    name: 'see the chance to die',
    do: async (hands, page) => {
      await moment(page, service.address, 'mini-rogue', 'One die, the last HP, and Poison in the blood', 0);
      await hands.page.locator('.choice', { hasText: /roll/i }).first().hover();
      await page.waitForSelector('#odds-panel.open');
      // Death has a line of its own, with its chance.
      const lines = await page.locator('#odds-panel [data-line]').allTextContents();
      const deadly = lines.filter((line) => /you (fall|die)/i.test(line));
      expect(deadly.length, lines.join(' | ')).toBeGreaterThan(0);
      // It is the chance that the rules give, not some number.
      const share = await page.evaluate(async () => {
        type Told = { odds: { lines: { deadly?: boolean; mood: string; share: { ways: number; of: number } }[] } }[];
        const at = `/api/v1/tables/${location.pathname.split('/').at(-1)}`;
        const { picture } = (await (await fetch(at)).json()) as { picture: { prompt: { id: number } } };
        const told = (await (await fetch(`${at}/odds/all?prompt=${picture.prompt.id}`)).json()) as Told;
        const dies = told[0]?.odds.lines.find(({ deadly, mood }) => deadly && mood === 'bad')?.share;
        return dies ? Math.round((1000 * dies.ways) / dies.of) / 10 : 0;
      });
      expect(share).toBeGreaterThan(0);
      expect(deadly[0]?.replace(/\s/g, '')).toContain(`${share}%`);
    },
  },
  {
    name: 'undo',
    do: async (hands, page) => {
      await page.goto(service.address);
      await page.waitForSelector('.play');
      await page.locator('.play').first().click();
      const seen = await waitForTurn(page, 60_000);
      await page.keyboard.press('1');
      await page.waitForFunction((before) => document.querySelector('.step b')?.textContent !== before, seen.moment);
      await waitForTurn(page);
      await hands.key('u');
      await page.waitForSelector('.log li.struck');
      expect((await waitForTurn(page)).question).toBe(seen.question);
    },
  },
  {
    name: 'invite a friend',
    do: async (hands, page) => {
      await moment(page, service.address, ...FIGHT);
      await hands.click('header.bar .tool:has-text("Invite")');
      await page.locator('dialog[open] li button').first().waitFor();
      await hands.click('dialog[open] li button');
      await page.waitForSelector('.link');
      expect(await page.inputValue('.link')).toMatch(/\/join\//);
    },
  },
  {
    name: "follow the others' turn",
    do: async (hands, page) => {
      await page.evaluate(() => {
        const settings = JSON.parse(localStorage.getItem('undercroft.settings') ?? '{}') as object;
        localStorage.setItem('undercroft.settings', JSON.stringify({ ...settings, speed: 1 }));
      });
      await page.reload();
      await beforeEnemies(page, service.address);
      await page.evaluate(() => {
        const seen: { says: string[]; blows: number; wounds: string[] } = { says: [], blows: 0, wounds: [] };
        (window as unknown as { seen: typeof seen }).seen = seen;
        const look = () => {
          const says = document.querySelector('.telling .does')?.textContent?.replace(/\s+/g, ' ').trim();
          if (says && seen.says.at(-1) !== says) seen.says.push(says);
          seen.blows = Math.max(seen.blows, document.querySelectorAll('.stage .blow').length);
          for (const { textContent } of document.querySelectorAll('.stage .burst text'))
            if (textContent && !seen.wounds.includes(textContent)) seen.wounds.push(textContent);
          requestAnimationFrame(look);
        };
        look();
      });
      await hands.key('e');
      // The old question stands until the first of them acts.
      await page.waitForSelector('.telling');
      await page.waitForFunction(
        () => !document.querySelector('.telling') && document.querySelector('.choice'),
        undefined,
        { timeout: 60_000 },
      );
      // Who struck whom was said and drawn, and what it cost stood on the board.
      const seen = await page.evaluate(
        () => (window as unknown as { seen: { says: string[]; blows: number; wounds: string[] } }).seen,
      );
      expect(seen.says.join(' | ')).toMatch(/Revenant \d strikes (Svein|Aldric|Maëlle|Isaure)/);
      expect(seen.blows).toBeGreaterThan(0);
      expect(seen.wounds.join()).toMatch(/−\d/);
    },
  },
  {
    name: 'read a card',
    do: async (hands, page) => {
      await moment(page, service.address, ...FIGHT);
      await page.locator('.grid [data-thing^="room-"]').first().hover();
      await hands.key('?');
      await page.waitForSelector('dialog[open] .thing');
      // Its signs in words, and where its values come from.
      const words = (await page.textContent('dialog[open] .thing'))?.replace(/\s+/g, ' ') ?? '';
      expect(words).toMatch(/printed|publicly known|reconstructed/);
      expect(words.length).toBeGreaterThan(60);
    },
  },
  {
    name: 'find a rule',
    do: async (hands, page) => {
      await moment(page, service.address, ...FIGHT);
      await hands.click('header.bar [aria-keyshortcuts="?"]');
      await page.fill('dialog[open] input[type=search]', 'trap');
      await page.waitForSelector('dialog[open] .rule');
      expect(await page.locator('dialog[open] .rule .sentence').allTextContents()).toContainEqual(
        expect.stringMatching(/trap/i),
      );
    },
  },
  {
    name: 'change the language',
    do: async (hands, page) => {
      await moment(page, service.address, ...FIGHT);
      const before = await page.textContent('#question');
      await hands.click('header.bar [lang="fr"], header.bar .language, header.bar button:has-text("FR")');
      await page.waitForFunction((said) => document.querySelector('#question')?.textContent !== said, before);
      expect(await page.textContent('#question')).toContain('Que faites-vous');
    },
  },
];

it('takes at most two presses each', async () => {
  const visitor = await Visitor.come(service.address);
  const counted: [string, number][] = [];
  for (const task of TASKS) {
    const hands = new Hands(visitor.page);
    try {
      await task.do(hands, visitor.page);
    } catch (error) {
      throw new Error(`${task.name}: ${(error as Error).message}`, { cause: error });
    }
    counted.push([task.name, hands.presses]);
  }
  measured(`presses: ${counted.map(([name, presses]) => `${name} ${presses}`).join(', ')}`);
  expect(counted.length).toBe(10);
  expect(counted.filter(([, presses]) => presses > 2)).toEqual([]);
  await visitor.leave();
});

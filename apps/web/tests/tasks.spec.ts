// Ten things that a newcomer would try, each in at most two presses from the table (or from the lobby, for the first one).
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { Visitor } from './browser';
import { measured } from './measure';
import { moment } from './moments';
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
    },
  },
  {
    name: 'see why something cannot be chosen',
    do: async (hands, page) => {
      await moment(page, service.address, ...FIGHT);
      await hands.click('.grid button:not(.legal)');
      await page.waitForSelector('dialog[open]');
    },
  },
  {
    name: 'see the chance to die',
    do: async (hands, page) => {
      await moment(page, service.address, ...FIGHT);
      await hands.page.locator('.choice').first().hover();
      await page.waitForSelector('#odds-panel.open');
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
    },
  },
  {
    name: "follow the others' turn",
    do: async (hands, page) => {
      await moment(
        page,
        service.address,
        'urto',
        'Round 7: five heroes, sixteen spaces, and Oriandre has to choose her way',
        4,
      );
      await hands.click('.choice');
      await page.waitForFunction(() => document.querySelectorAll('.log li').length > 1);
    },
  },
  {
    name: 'read a card',
    do: async (hands, page) => {
      await moment(page, service.address, ...FIGHT);
      await page.locator('.grid [data-thing^="room-"]').first().hover();
      await hands.key('?');
      await page.waitForSelector('dialog[open] .thing');
    },
  },
  {
    name: 'find a rule',
    do: async (hands, page) => {
      await moment(page, service.address, ...FIGHT);
      await hands.click('header.bar [aria-keyshortcuts="?"]');
      await page.fill('dialog[open] input[type=search]', 'trap');
      await page.waitForSelector('dialog[open] .rule');
    },
  },
  {
    name: 'change the language',
    do: async (hands, page) => {
      await moment(page, service.address, ...FIGHT);
      const before = await page.textContent('#question');
      await hands.click('header.bar [lang="fr"], header.bar .language, header.bar button:has-text("FR")');
      await page.waitForFunction((said) => document.querySelector('#question')?.textContent !== said, before);
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

// Every screen, on the desk and on the phone; the moments of the mock-ups from scenario files at their own sizes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { DESKTOP, PHONE } from '../browser';
import { anyOf, dice, playOn, waitForTurn } from '../play';
import { Service } from '../service';
import { both, practise, shoot, visit } from './camera';

interface Moment {
  game: string;
  name: string;
  /** How many steps of the scenario are taken. */
  steps: number;
}
const FIGHT: Moment = {
  game: 'mini-rogue',
  name: 'A fight in Area 6: two dice, a curse, and a Serpent that would bite',
  steps: 6,
};
const TRADE: Moment = {
  game: 'mini-rogue',
  name: 'Two heroes by the fire in Area 4: they trade before they go on',
  steps: 1,
};
const HALL: Moment = {
  game: 'catacombs',
  name: 'Guard room and pillar hall: Maëlle has shot a revenant and has four points left',
  steps: 1,
};
const MASTER: Moment = {
  game: 'catacombs',
  name: 'The seat of the game master: three revenants, two hidden traps, and whom to move first',
  steps: 0,
};
const ROUND: Moment = {
  game: 'urto',
  name: 'Round 7: five heroes, sixteen spaces, and Oriandre has to choose her way',
  steps: 4,
};
const DUEL: Moment = { game: 'urto', name: 'Oriandre has attacked Arminius: both dice lie there', steps: 3 };
const COUNT: Moment = { game: 'urto', name: 'A count with the dead: two came out, two stayed in the cave', steps: 1 };

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

/** Takes the table to a moment. */
async function open(page: Page, { game, name, steps }: Moment): Promise<void> {
  const file = readFileSync(resolve(import.meta.dirname, `../moments/${game}.toml`), 'utf8');
  await practise(page, service.address, file, name, steps);
  await waitForTurn(page);
}

/** A page of reading, once everything stands on it. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(`${service.address}/play/${path}`);
  await page.waitForSelector('h1');
  await page.waitForFunction(() => !document.querySelector('[role=status]')?.textContent?.includes('…'));
}

it('Mini Rogue', async () => {
  await visit(service.address, { lang: 'en' }, async ({ page }) => {
    await open(page, FIGHT);
    await page.locator('.choice').first().focus();
    await shoot(page, 'mini-rogue-desktop');
    await page.waitForTimeout(500);
    await shoot(page, 'mini-rogue-odds-desktop');
    await page.setViewportSize({ width: 2560, height: 1440 });
    await page.locator('#question').focus();
    await shoot(page, 'mini-rogue-wide');
    await page.setViewportSize(DESKTOP);
    await page.locator('.log li .line').nth(2).click();
    await page.waitForSelector('.table.past');
    await shoot(page, 'mini-rogue-past-desktop');
  });
  await visit(service.address, { lang: 'en', mode: 'light' }, async ({ page }) => {
    await open(page, FIGHT);
    await page.locator('.choice').first().focus();
    await shoot(page, 'mini-rogue-desktop-light');
  });
  await visit(service.address, { lang: 'fr', size: PHONE }, async ({ page }) => {
    await open(page, FIGHT);
    await page.locator('.choice').first().focus();
    await shoot(page, 'mini-rogue-phone');
    for (const [tab, name] of [
      [2, 'sheet'],
      [3, 'log'],
    ] as const) {
      await page.click(`nav.tabs button:nth-child(${tab})`);
      await shoot(page, `mini-rogue-${name}-phone`);
    }
  });
});

it('Mini Rogue: first room, why, the end, and what is kept of it', async () => {
  await visit(service.address, { lang: 'en' }, async ({ page }) => {
    await page.waitForSelector('.play');
    await page.keyboard.press('Enter');
    await waitForTurn(page);
    await both(page, 'mini-rogue-start');
    await page.focus('.condition');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open] .rule');
    await both(page, 'why');
    await page.keyboard.press('Escape');
    await playOn(page, anyOf(dice(4)), 1500);
    await both(page, 'mini-rogue-end');
    for (const name of ['statistics', 'replays']) {
      await read(page, name);
      await both(page, name);
    }
  });
});

it('Urto', async () => {
  await visit(service.address, { lang: 'en' }, async ({ page }) => {
    await open(page, ROUND);
    const mushroom = page.locator('.choice', { hasText: 'mushroom' });
    await mushroom.focus();
    await both(page, 'urto');
    await page.setViewportSize(PHONE);
    await page.click('nav.tabs button:nth-child(2)');
    await shoot(page, 'urto-hand-phone');
    await page.setViewportSize(DESKTOP);
    await open(page, DUEL);
    await both(page, 'urto-fight');
    await open(page, COUNT);
    await both(page, 'urto-end');
  });
  await visit(service.address, { lang: 'fr', mode: 'light' }, async ({ page }) => {
    await open(page, ROUND);
    await shoot(page, 'urto-desktop-light');
  });
});

it('Catacombs', async () => {
  await visit(service.address, { lang: 'fr' }, async ({ page }) => {
    await open(page, HALL);
    await page.locator('[data-stop][data-thing="12,9"]').hover();
    await shoot(page, 'catacombs-desktop', true);
    await page.setViewportSize(PHONE);
    await shoot(page, 'catacombs-phone');
    for (const [name, width, height] of [
      ['landscape', 740, 360],
      ['tablet', 820, 1180],
      ['wide', 1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await shoot(page, `catacombs-${name}`);
    }
    await page.setViewportSize(DESKTOP);
    await open(page, MASTER);
    await both(page, 'catacombs-master');
  });
  await visit(service.address, { lang: 'en', mode: 'light' }, async ({ page }) => {
    await open(page, HALL);
    await shoot(page, 'catacombs-desktop-light');
  });
});

it('the lobby, and everything around the tables', async () => {
  await visit(service.address, { lang: 'en' }, async ({ page }) => {
    for (const moment of [ROUND, HALL, FIGHT]) await open(page, moment);
    await page.goto(service.address);
    await page.waitForSelector('.resume');
    await both(page, 'lobby');
    await page.locator('.options').first().click();
    await page.waitForSelector('dialog[open] .form');
    await both(page, 'options');
    await page.keyboard.press('Escape');
    await page.click('.cog');
    await page.waitForSelector('dialog[open]');
    await both(page, 'settings');
    await page.keyboard.press('Escape');
    for (const name of ['rules/mini-rogue', 'about', 'tutorials', 'campaign']) {
      await read(page, name);
      await both(page, name.split('/')[0] ?? name);
    }
    await page.locator('.heroes button').first().click();
    await page.waitForSelector('.story');
    await both(page, 'campaign-chapter');
    await read(page, 'campaign');
    for (const hero of [0, 1, 2, 3]) await page.locator('.heroes').nth(1).locator('button').nth(hero).click();
    await page.locator('.go button').click();
    await page.waitForSelector('.party article');
    await both(page, 'campaign-town');
    await read(page, 'tutorials');
    await page.locator('main li button').first().click();
    await page.waitForSelector('.guide');
    await both(page, 'tutorial');
    for (const [at, game] of ['catacombs', 'urto'].entries()) {
      await read(page, 'tutorials');
      await page
        .locator('main li button')
        .nth(at + 1)
        .click();
      await page.waitForSelector('.guide');
      await both(page, `tutorial-${game}`);
    }
  });
  await visit(service.address, { lang: 'fr', mode: 'light' }, async ({ page }) => {
    await page.waitForSelector('.play');
    await shoot(page, 'lobby-desktop-light');
  });
});

it('with others: invitations, two heroes, own dice', async () => {
  await visit(`${service.address}/play/invite`, { lang: 'en' }, async ({ page }) => {
    await page.locator('dialog[open] li button').first().click();
    await page.waitForSelector('.link');
    await both(page, 'invitations');
    const link = await page.inputValue('.link');
    await visit(link, { lang: 'en' }, async (guest) => {
      await guest.page.waitForSelector('form button');
      await both(guest.page, 'join');
    });
    await visit(`${service.address}/nothing/here`, { lang: 'en', mode: 'light' }, async (guest) => {
      await guest.page.waitForSelector('main h1');
      await both(guest.page, 'missing');
    });
    await open(page, TRADE);
    await both(page, 'co-op');
  });
  await visit(`${service.address}/play/companion`, { lang: 'en' }, async ({ page }) => {
    await page.locator('dialog[open] li button').first().click();
    await page.waitForSelector('dialog[open] .form');
    await page.waitForTimeout(500);
    await page.locator('dialog[open] footer button').last().click();
    await page.waitForSelector('.roll');
    await both(page, 'companion');
  });
});

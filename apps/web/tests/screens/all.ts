// Every screen, on the desk and on the phone; the moments of the mock-ups from scenario files at their own sizes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { DESKTOP, PHONE } from '../browser';
import { anyOf, dice, playOn, uphill, waitForTurn } from '../play';
import { Service } from '../service';
import { both, practise, shoot, visit } from './camera';

const moments = (game: string) => readFileSync(resolve(import.meta.dirname, `../moments/${game}.toml`), 'utf8');

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const FIGHT = 'A fight in Area 6: two dice, a curse, and a Serpent that would bite';
const ROUND = 'Round 7: five heroes, sixteen spaces, and Oriandre has to choose her way';

it('Mini Rogue', async () => {
  const file = moments('mini-rogue');
  await visit(service.address, { lang: 'en' }, async ({ page }) => {
    await practise(page, service.address, file, FIGHT, 6);
    await waitForTurn(page);
    await page.locator('.choice').first().focus();
    await shoot(page, 'mini-rogue-desktop');
    await page.setViewportSize({ width: 1600, height: 1000 });
    await shoot(page, 'mini-rogue-wide');
    await page.setViewportSize(DESKTOP);
    await page.locator('.log li .line').nth(2).click();
    await page.waitForSelector('.table.past');
    await shoot(page, 'mini-rogue-past-desktop');
  });
  await visit(service.address, { lang: 'en', mode: 'light' }, async ({ page }) => {
    await practise(page, service.address, file, FIGHT, 6);
    await waitForTurn(page);
    await page.locator('.choice').first().focus();
    await shoot(page, 'mini-rogue-desktop-light');
  });
  await visit(service.address, { lang: 'fr', size: PHONE }, async ({ page }) => {
    await practise(page, service.address, file, FIGHT, 6);
    await waitForTurn(page);
    await shoot(page, 'mini-rogue-phone');
    for (const [tab, name] of [[2, 'sheet'], [3, 'log']] as const) {
      await page.click(`nav.tabs button:nth-child(${tab})`);
      await shoot(page, `mini-rogue-${name}-phone`);
    }
  });
});

it('Mini Rogue: first room, why, the end', async () => {
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
  });
});

it('Urto', async () => {
  await visit(service.address, { lang: 'en' }, async ({ page }) => {
    await practise(page, service.address, moments('urto'), ROUND, 0);
    await waitForTurn(page);
    await page.locator('.choice').nth(2).focus();
    await both(page, 'urto');
  });
  await visit(service.address, { lang: 'en' }, async ({ page }) => {
    await page.click('article.urto .play');
    await waitForTurn(page);
    await playOn(page, uphill(dice(5)), 900, () => page.locator('.duel').isVisible());
    await both(page, 'urto-fight');
    await playOn(page, uphill(dice(6)), 900);
    await both(page, 'urto-end');
  });
});

it('Catacombs', async () => {
  await visit(service.address, { lang: 'fr' }, async ({ page }) => {
    await page.click('article.catacombs .play');
    await waitForTurn(page);
    await playOn(page, anyOf(dice(3)), 6);
    await waitForTurn(page);
    await both(page, 'catacombs');
  });
});

it('the lobby, and everything around the tables', async () => {
  await visit(service.address, { lang: 'en' }, async ({ page }) => {
    for (const game of ['urto', 'catacombs', 'mini-rogue']) {
      await page.goto(service.address);
      await page.click(`article.${game} .play`);
      await waitForTurn(page);
    }
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
    for (const name of ['rules/mini-rogue', 'about', 'statistics', 'replays', 'tutorials', 'campaign']) {
      await page.goto(`${service.address}/play/${name}`);
      await page.waitForSelector('h1');
      await page.waitForFunction(() => !document.querySelector('[role=status]')?.textContent?.includes('…'));
      await both(page, name.split('/')[0] ?? name);
    }
    await page.locator('.heroes button').first().click();
    await page.waitForSelector('.story');
    await both(page, 'campaign-chapter');
    await page.goto(`${service.address}/play/tutorials`);
    await page.locator('main li button').first().click();
    await page.waitForSelector('.guide');
    await both(page, 'tutorial');
  });
});

it('with others: invitations, two heroes, own dice', async () => {
  await visit(`${service.address}/play/invite`, { lang: 'en' }, async ({ page }) => {
    await page.locator('dialog[open] li button').first().click();
    await page.waitForSelector('dialog[open] .many');
    await page.locator('dialog[open] .many').first().locator('button').nth(1).click();
    await page.waitForFunction(() => document.querySelectorAll('dialog[open] .seats fieldset').length === 2);
    await page.locator('dialog[open] footer button').last().click();
    await page.waitForSelector('.link');
    await both(page, 'invitations');
    await page.locator('.seats .buttons button').last().click();
    await page.waitForSelector('.prompt');
    await waitForTurn(page);
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

// Inviting by link: the table is for several people and its link is there at once; whoever follows it finds a page of this house, in both languages
// and themes, and so does whoever follows an address that leads nowhere.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser';
import { waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

/** Opens a table of a game for others; gives the address that invites. */
async function invite(host: Visitor, game: number): Promise<string> {
  await host.page.locator('dialog[open] li').nth(game).waitFor();
  await host.page.locator('dialog[open] li').nth(game).locator('button').first().click();
  await host.page.waitForSelector('.link');
  return host.page.inputValue('.link');
}

it('Mini Rogue opens for two, with the link in sight', async () => {
  const host = await Visitor.come(`${service.address}/play/invite`);
  try {
    const link = await invite(host, 0);
    expect(link).toMatch(/\/join\//);
    expect(await host.page.locator('.link').count()).toBe(1);
    expect(
      await host.page
        .locator('ul.seats > li')
        .filter({ has: host.page.locator('.link') })
        .count(),
    ).toBe(1);
    await host.holds('waiting for a guest');
  } finally {
    await host.leave();
  }
});

describe.each([
  ['dark', 'en'],
  ['light', 'fr'],
] as const)('%s, %s', (mode, lang) => {
  it('an invitation shows who invites to what, and one button that names the hero', async () => {
    const host = await Visitor.come(`${service.address}/play/invite`, { lang: 'en' });
    const guest = await Visitor.come(service.address, { mode, lang });
    try {
      const link = await invite(host, 0);
      await guest.page.goto(link);
      await guest.page.waitForSelector('form button');
      // It stands on the same ground as every other page: bar, language, settings.
      expect(await guest.page.locator('header.bar .cog').count()).toBe(1);
      expect(await guest.page.locator('header.bar .langs button').count()).toBe(2);
      expect(await guest.page.textContent('h1')).toContain('Mini Rogue');
      const button = lang === 'fr' ? 'S’asseoir et jouer le Mage' : 'Sit down as the Mage';
      expect((await guest.page.textContent('form button'))?.trim()).toBe(button);
      expect(await guest.page.evaluate(() => document.documentElement.dataset['mode'])).toBe(mode);
      await guest.holds('an invitation');
      await guest.page.fill('form input', 'Camille');
      await guest.page.click('form button');
      await guest.page.waitForSelector('.prompt');
      await waitForTurn(host.page);
      // Back at the link: the seat is one's own; for anybody else it is taken.
      await guest.page.goto(link);
      await guest.page.waitForSelector('.panel .go');
      expect(await guest.page.locator('form').count()).toBe(0);
      await host.page.goto(link);
      await host.page.waitForSelector('.panel .go');
      await guest.holds('an invitation that was accepted');
    } finally {
      await host.leave();
      await guest.leave();
    }
  });

  it('a seat whose hero is drawn, a dead link and a wrong address say so', async () => {
    const visitor = await Visitor.come(service.address, { mode, lang });
    const { page } = visitor;
    try {
      const table = await page.evaluate(async () => {
        const send = (path: string, body: unknown) =>
          fetch(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }).then((answer) => answer.json());
        const { table } = (await send('/api/v1/tables', {
          game: 'urto',
          setup: { players: 3 },
          seats: ['me', 'open', 'open'],
          name: 'Alice',
        })) as { table: string };
        const { card } = (await fetch(`/api/v1/tables/${table}`).then((answer) => answer.json())) as {
          card: { seats: { invitation?: string }[] };
        };
        return { id: table, link: card.seats[1]?.invitation ?? '' };
      });
      const guest = await Visitor.come(service.address + table.link, { mode, lang });
      await guest.page.waitForSelector('form button');
      expect(await guest.page.textContent('h1')).toContain('Alice');
      await guest.holds('an invitation to whoever is drawn');
      await guest.leave();
      // What the pages before were answered with stands in the console, too.
      for (const path of [`/join/${table.id}/1/guess`, '/nothing/here', '/transfer/guess']) {
        await page.goto(service.address + path);
        await page.waitForSelector('main h1');
        expect(await page.locator('header.bar .cog').count(), path).toBe(1);
        expect(await page.locator('main a[href="/"]').count(), path).toBe(1);
        await visitor.holds(path, /status of 40[34]/);
      }
      await page.click('main a[href="/"]');
      await page.waitForSelector('.games');
    } finally {
      await visitor.leave();
    }
  });
});

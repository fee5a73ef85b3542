// Two people in two browsers at one table of Mini Rogue: invitation, sitting down, playing to the end, reloading in the middle, watching.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { anyOf, dice, goesOn, look } from './play';
import { measured } from './measure';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

/** Where both are asked and both press, one is too late, and is told so. */
const LATE = /status of 409/;

it('is played to its end by two browsers, in two languages, and watched by a third', async () => {
  const host = await Visitor.come(`${service.address}/play/invite`, { lang: 'en' });
  const guest = await Visitor.come(service.address, { lang: 'fr' });
  const watcher = await Visitor.come(service.address, { lang: 'en', mode: 'light' });
  try {
    await host.page.locator('dialog[open] li button').first().click();
    await host.page.waitForSelector('.link');
    const invitation = await host.page.inputValue('.link');
    await host.holds('an invitation');
    await guest.page.goto(invitation);
    await guest.page.waitForSelector('form button');
    await guest.holds('somebody invited');
    await guest.page.locator('form button').click();
    await guest.page.waitForSelector('.prompt');
    await host.page.waitForSelector('.prompt');

    const roll = anyOf(dice(21));
    let turns = 0;
    for (const end = Date.now() + 300_000; Date.now() < end;) {
      const seen = await Promise.all([look(host.page), look(guest.page)]);
      if (seen.every(({ over }) => over)) break;
      const [page, asks, other, saw] = seen[0].asked
        ? [host.page, seen[0], guest.page, seen[1]]
        : [guest.page, seen[1], host.page, seen[0]];
      if (!asks.asked) {
        await page.waitForTimeout(40);
        continue;
      }
      await page.keyboard.press(String(1 + (await roll(page, asks.choices))));
      await goesOn(page, asks);
      // What one has done the other sees, too, before anybody goes on; a branch of choices is nobody else's business.
      if ((await look(page)).moment !== asks.moment) await goesOn(other, saw, 1500).catch(() => undefined);
      turns += 1;
      if (turns === 15) {
        await guest.page.reload();
        await guest.page.waitForSelector('.prompt');
        await watcher.page.goto(host.page.url());
        await watcher.page.waitForSelector('.prompt');
      }
    }
    expect((await look(host.page)).over && (await look(guest.page)).over).toBe(true);
    await watcher.page.waitForSelector('.over');
    measured(`co-op: ${turns} choices of two`);
    const [mine, theirs] = await Promise.all([host.page.textContent('.log'), guest.page.textContent('.log')]);
    expect(mine?.length).toBeGreaterThan(100);
    expect(theirs?.length).toBeGreaterThan(100);
    await host.isClean(LATE);
    await guest.holds('the end of a game for two', LATE);
    await watcher.holds('somebody watching');
  } finally {
    await host.leave();
    await guest.leave();
    await watcher.leave();
  }
}, 420_000);

// Two people in two browsers at one table of Mini Rogue: invitation, sitting down, playing to the end, reloading in the middle, watching.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { anyOf, dice, look, playOn } from './play';
import { measured } from './measure';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

it('is played to its end by two browsers, in two languages, and watched by a third', async () => {
  const host = await Visitor.come(`${service.address}/play/invite`, { lang: 'en' });
  const guest = await Visitor.come(service.address, { lang: 'fr' });
  const watcher = await Visitor.come(service.address, { lang: 'en', mode: 'light' });
  try {
    await host.page.locator('dialog[open] li button').first().click();
    await host.page.waitForSelector('dialog[open] .many');
    const heroes = host.page.locator('dialog[open] .many').first().locator('button');
    await heroes.nth(1).click();
    await host.page.locator('dialog[open] footer button').last().click();
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
    for (const end = Date.now() + 300_000; Date.now() < end; ) {
      const seen = await Promise.all([look(host.page), look(guest.page)]);
      if (seen.every(({ over }) => over)) break;
      const turn = seen[0].asked ? host : seen[1].asked ? guest : null;
      if (!turn) {
        await host.page.waitForTimeout(40);
        continue;
      }
      await playOn(turn.page, roll, 1);
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
    await host.isClean();
    await guest.holds('the end of a game for two');
    await watcher.holds('somebody watching');
  } finally {
    await host.leave();
    await guest.leave();
    await watcher.leave();
  }
}, 420_000);

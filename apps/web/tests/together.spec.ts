// Two people in two browsers at one table of Mini Rogue: invitation, sitting down, playing on, reloading, watching.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { dice, look, playOn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

it('is played by two browsers, in two languages', async () => {
  const host = await Visitor.come(`${service.address}/play/invite`, { lang: 'en' });
  const guest = await Visitor.come(service.address, { lang: 'fr' });
  try {
    await host.page.locator('dialog[open] li button').first().click();
    await host.page.waitForSelector('dialog[open] .many');
    const heroes = host.page.locator('dialog[open] .many').first().locator('button');
    await heroes.nth(1).click();
    await host.page.locator('dialog[open] footer button').last().click();
    await host.page.waitForSelector('.link');
    const invitation = await host.page.inputValue('.link');
    await guest.page.goto(invitation);
    await guest.page.locator('form button').click();
    await guest.page.waitForSelector('.prompt');
    await host.page.waitForSelector('.prompt');

    const roll = dice(21);
    for (let round = 0; round < 60; round += 1) {
      const seen = await Promise.all([look(host.page), look(guest.page)]);
      if (seen.some(({ over }) => over)) break;
      const turn = seen[0].asked ? host : seen[1].asked ? guest : null;
      if (turn) await playOn(turn.page, roll, 1);
      else await host.page.waitForTimeout(50);
      if (round === 20) {
        await guest.page.reload();
        await guest.page.waitForSelector('.prompt');
      }
    }
    const [mine, theirs] = await Promise.all([host.page.textContent('.log'), guest.page.textContent('.log')]);
    expect(mine?.length).toBeGreaterThan(100);
    expect(theirs?.length).toBeGreaterThan(100);
    await host.isClean();
    await guest.isClean();
  } finally {
    await host.leave();
    await guest.leave();
  }
});

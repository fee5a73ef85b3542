// What two people tell each other without words: a ring on what one points at, six faces, and whose turn it is.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONE, Visitor } from './browser';
import { look } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

async function two(): Promise<[Visitor, Visitor]> {
  const host = await Visitor.come(`${service.address}/play/invite`, { lang: 'en' });
  const guest = await Visitor.come(service.address, { lang: 'fr' });
  await host.page.locator('dialog[open] li button').first().click();
  await host.page.waitForSelector('.link');
  await guest.page.goto(await host.page.inputValue('.link'));
  await guest.page.waitForSelector('form button');
  await guest.page.fill('form input', 'Bob');
  await guest.page.locator('form button').click();
  await guest.page.waitForSelector('.prompt');
  await host.page.waitForSelector('.prompt');
  return [host, guest];
}

it('one points at a card and makes a face, the other sees and hears it', async () => {
  const [host, guest] = await two();
  try {
    const card = guest.page.locator('.grid .card[data-thing]').first();
    const thing = await card.getAttribute('data-thing');
    await card.hover();
    await guest.page.keyboard.press('p');
    await host.page.waitForSelector('.heard p');
    expect(await host.page.textContent('.heard')).toContain('Bob');
    const [ring, meant] = await Promise.all([
      host.page.locator('span.ring[aria-hidden]').first().boundingBox(),
      host.page
        .locator(`[data-thing="${thing ?? ''}"]`)
        .first()
        .boundingBox(),
    ]);
    expect(Math.abs((ring?.x ?? 0) - (meant?.x ?? 99))).toBeLessThan(20);
    // It passes by.
    await host.page.waitForSelector('.heard p', { state: 'detached', timeout: 15_000 });

    await host.page.getByRole('button', { name: 'Signals' }).click();
    await host.holds('the menu of signals');
    await host.page.setViewportSize(PHONE);
    await host.page.getByRole('button', { name: 'Well done' }).click();
    await guest.page.waitForSelector('.heard p');
    expect(await guest.page.textContent('.heard')).toContain('Bien joué');
    await host.isClean();
    await guest.isClean();
  } finally {
    await host.leave();
    await guest.leave();
  }
});

it('a page that nobody looks at is told whose turn it is', async () => {
  const [host, guest] = await two();
  try {
    const seen = await Promise.all([look(host.page), look(guest.page)]);
    const [waits, acts] = seen[0].asked ? [guest, host] : [host, guest];
    await waits.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const step = () => waits.page.evaluate(() => document.querySelector('.step b')?.textContent ?? '');
    const before = await step();
    await acts.page.keyboard.press('1');
    await expect.poll(step, { timeout: 30_000 }).not.toBe(before);
  } finally {
    await host.leave();
    await guest.leave();
  }
});

it('alone there is nobody to make signals to', async () => {
  const visitor = await Visitor.come(service.address);
  try {
    await visitor.page.click('article[data-look=mini-rogue] .play');
    await visitor.page.waitForSelector('.prompt');
    expect(await visitor.page.getByRole('button', { name: 'Signals' }).count()).toBe(0);
  } finally {
    await visitor.leave();
  }
});

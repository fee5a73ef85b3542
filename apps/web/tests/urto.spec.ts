// A whole game of Urto for three, one person and two bots, from the address alone: options, private hand, fights, the score page; reloaded in the middle.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { dice, look, playOn, uphill, waitForTurn } from './play';
import { measured } from './measure';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

it('is played to its end by one person and two bots', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await page.waitForSelector('.games');
    await page.click('article[data-look=urto] .options');
    await page.waitForSelector('dialog[open] .form');
    await page.locator('dialog[open] [data-option=players] label', { hasText: '3' }).click();
    await page.waitForFunction(() => document.querySelectorAll('dialog[open] .seats fieldset').length === 3);
    await page.locator('dialog[open] footer button').last().click();
    const first = await waitForTurn(page);
    expect(first.over).toBe(false);
    expect(await page.locator('ul.strip > li').count()).toBe(3);

    const roll = dice(17);
    let pressed = await playOn(page, uphill(roll), 12);
    // What is in the own hand is seen, what is in the hands of others is a number.
    const before = await waitForTurn(page);
    const hand = await page.locator('.hand .card').allTextContents();
    await page.reload();
    expect(await waitForTurn(page)).toEqual(before);
    expect(await page.locator('.hand .card').allTextContents()).toEqual(hand);

    pressed += await playOn(page, uphill(roll), 900);
    measured(`Urto for three: ${pressed} choices of one person`);
    expect((await look(page)).over).toBe(true);
    expect(await page.textContent('.over h2')).not.toBe('');
    await visitor.holds('the score page');
  } finally {
    await visitor.leave();
  }
}, 420_000);

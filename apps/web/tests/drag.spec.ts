// Things can be dragged as well as clicked: a figure to a square, a figure to a card, a die to be rolled again.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { moment } from './moments';
import { goesOn, look, waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

interface Spot {
  x: number;
  y: number;
}

async function middle(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`nothing to take hold of: ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

it('a figure is dragged to a square, and walks there', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await moment(
      page,
      service.address,
      'catacombs',
      'Guard room and pillar hall: Svein has the turn, a chasm lies before him',
      0,
    );
    const where = () => page.getAttribute('.piece[data-thing="hero-1"]', 'transform');
    const before = await where();
    const figure = await middle(page, '.piece[data-thing="hero-1"]');
    const square = await middle(page, '.stop.legal.within:not([data-thing^="hero"])');
    await drag(page, figure, square);
    // A way past somebody asks first.
    const sure = page.locator('.sure');
    if (
      await sure.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      )
    )
      await sure.click();
    await page.waitForFunction(
      (old) => document.querySelector('.piece[data-thing="hero-1"]')?.getAttribute('transform') !== old,
      before,
    );
    expect(await page.locator('.held').count()).toBe(0);
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

it('a token is dragged to a card, a die to be rolled again; what means nothing does nothing', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await page.waitForSelector('.games');
    await page.click('article[data-look=mini-rogue] .play');
    await waitForTurn(page);
    const token = await middle(page, '.grid .stand');
    const seen = await look(page);
    await drag(page, token, { x: 640, y: 4 });
    await page.waitForTimeout(300);
    expect(await look(page)).toEqual(seen);
    await drag(page, token, await middle(page, '.grid .card.legal'));
    await goesOn(page, seen);
    await moment(
      page,
      service.address,
      'mini-rogue',
      'A fight in Area 6: two dice, a curse, and a Serpent that would bite',
      6,
    );
    const die = '.tray .spot.legal';
    const asked = await look(page);
    const at = await middle(page, die);
    await drag(page, at, { x: at.x + 60, y: at.y - 120 });
    await goesOn(page, asked);
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

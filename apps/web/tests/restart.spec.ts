// The connection breaks in the middle of an action: the page says so, tries again, and nothing is lost or done twice.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { anyOf, dice, playOn, waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

/** Opens a table at which every single step is a choice, so that one action is exactly one step. */
async function sitDown(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.waitForSelector('.play');
  await page.keyboard.press('Enter');
  await waitForTurn(page);
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({ id: crypto.randomUUID(), autoPlay: false });
    const headers = { 'content-type': 'application/json' };
    return (
      await fetch(`/api/v1/tables/${location.pathname.split('/')[2]}/settings`, { method: 'POST', headers, body })
    ).status;
  });
  expect(status).toBe(200);
  await playOn(page, anyOf(dice(3)), 6);
  await waitForTurn(page);
}

/** How many steps the service counts. */
function steps(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch(`/api/v1/tables/${location.pathname.split('/')[2]}`);
    return ((await answer.json()) as { picture: { moment: number } }).picture.moment;
  });
}

/** Presses a number key until an action is on its way. */
async function act(page: Page): Promise<void> {
  for (let tries = 0; tries < 4; tries += 1) {
    await page.keyboard.press('1');
    if (await page.evaluate(() => Boolean(document.querySelector('.choice[aria-disabled="true"]')))) return;
  }
  throw new Error('no action was sent');
}

it('an action sent while the service is down is played once, when it is back', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await sitDown(visitor);
    const before = await steps(page);
    await service.kill();
    await page.waitForSelector('[role=alert]');
    await act(page);
    await page.waitForTimeout(1200);
    expect(await page.isVisible('[role=alert]')).toBe(true);
    await service.run();
    await page.waitForSelector('[role=alert]', { state: 'detached', timeout: 20_000 });
    const after = await waitForTurn(page);
    expect(await steps(page)).toBe(before + 1);
    expect(Number(after.moment)).toBe(before + 1);
    await playOn(page, anyOf(dice(4)), 3);
    expect(await steps(page)).toBeGreaterThan(before + 1);
    // The lost connection is told by the browser, too.
    await visitor.isClean(/ERR_|Failed to load resource/);
  } finally {
    await visitor.leave();
  }
});

it('an action whose answer gets lost is not played again', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    const ids: string[] = [];
    let listens = false;
    // From the start: what a page sends just after it was asked to be listened to may still get past.
    await page.route('**/actions', async (route) => {
      if (!listens) return route.continue();
      ids.push((route.request().postDataJSON() as { id: string }).id);
      if (ids.length > 1) return route.continue();
      // The service plays it; the page never hears of it.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await sitDown(visitor);
    const before = await steps(page);
    listens = true;
    // Until something is on its way: a key may open a branch of choices first.
    const sent = async () => {
      if (ids.length === 0) await page.keyboard.press('1');
      return ids.length;
    };
    await expect.poll(sent, { timeout: 30_000, interval: 300 }).toBe(2);
    expect(ids[1]).toBe(ids[0]);
    await page.waitForSelector('[role=alert]', { state: 'detached', timeout: 20_000 });
    const after = await waitForTurn(page);
    expect(await steps(page)).toBe(before + 1);
    expect(Number(after.moment)).toBe(before + 1);
    await visitor.isClean(/ERR_|Failed to load resource/);
  } finally {
    await visitor.leave();
  }
});

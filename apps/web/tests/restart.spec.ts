// The service ends without warning in the middle of an action: the page says so, tries again, and nothing is lost or done twice.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from './browser';
import { anyOf, dice, playOn, waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

it('goes on where it was', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await page.waitForSelector('.play');
    await page.keyboard.press('Enter');
    const roll = anyOf(dice(3));
    await playOn(page, roll, 6);
    const before = await waitForTurn(page);

    await service.kill();
    await page.waitForSelector('[role=alert]');
    await page.keyboard.press('1');
    await page.waitForTimeout(1200);
    expect(await page.isVisible('[role=alert]')).toBe(true);
    await service.run();
    await page.waitForSelector('[role=alert]', { state: 'detached', timeout: 20_000 });
    const after = await waitForTurn(page);
    // Exactly one action more.
    const steps = Number(after.moment) - Number(before.moment);
    expect(steps).toBeGreaterThanOrEqual(0);
    const answers = await page.evaluate(async () => {
      const id = location.pathname.split('/')[2];
      const table = await fetch(`/api/v1/tables/${id}`).then((response) => response.json());
      return table.picture.moment as number;
    });
    expect(answers).toBe(Number(after.moment));
    await playOn(page, roll, 3);
    // The lost connection is told by the browser, too.
    await visitor.isClean(/ERR_|Failed to load resource/);
  } finally {
    await visitor.leave();
  }
});

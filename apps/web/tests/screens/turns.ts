// A round of the enemies, frame by frame on one sheet: whoever looks at it should know what happened without reading the log.
import { afterAll, beforeAll, it } from 'vitest';
import { DESKTOP, PHONE } from '../browser';
import { beforeEnemies } from '../moments';
import { Service } from '../service';
import { sheet, shoot, visit } from './camera';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

/** So many milliseconds between two frames, and so many frames on a sheet. */
const EVERY = 260;
const FRAMES = 12;

it.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)('a round of the enemies, %s', (name, size) =>
  visit(service.address, { speed: 1, size }, async ({ page }) => {
    await page.waitForSelector('.games');
    await beforeEnemies(page, service.address);
    const frames: string[] = [];
    await page.keyboard.press('e');
    await page.waitForSelector('.telling');
    for (let taken = 0; taken < 60 && (await page.locator('.telling').count()); taken += 1) {
      frames.push((await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64'));
      await page.waitForTimeout(EVERY);
    }
    await page.waitForTimeout(400);
    await shoot(page, `catacombs-since-${name}`);
    const step = Math.max(1, frames.length / FRAMES);
    const shown = Array.from(
      { length: Math.min(FRAMES, frames.length) },
      (_, at) => frames[Math.floor(at * step)] ?? '',
    );
    await sheet(page, shown, size, `catacombs-round-${name}`);
  }),
);

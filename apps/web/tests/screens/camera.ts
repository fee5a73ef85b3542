// Takes pictures of the real program: small WebP files with fixed names, so that a change of the look is seen as a change of a file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, Visitor, type Wishes } from '../browser';

const FOLDER = resolve(import.meta.dirname, '../../../../docs/screens');
const QUALITY = 78;

/** Waits until nothing moves any more and takes a picture; the pointer is out of the way, unless it shows something. */
export async function shoot(page: Page, name: string, pointing = false): Promise<void> {
  if (!pointing) await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(resolve(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
}

/** The same on the desk and on the phone. */
export async function both(page: Page, name: string): Promise<void> {
  for (const [size, kind] of [
    [DESKTOP, 'desktop'],
    [PHONE, 'phone'],
  ] as const) {
    await page.setViewportSize(size);
    await shoot(page, `${name}-${kind}`);
  }
  await page.setViewportSize(DESKTOP);
}

/** Somebody visits, something is photographed. */
export async function visit(address: string, wishes: Wishes, work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await Visitor.come(address, wishes);
  try {
    await work(visitor);
  } finally {
    await visitor.leave();
  }
}

/** A table at a moment of a scenario file; everything that the visitor's browser needs to be its owner. */
export async function practise(page: Page, address: string, file: string, name: string, steps: number): Promise<void> {
  const table = await page.evaluate(
    async (body) => {
      const response = await fetch('/api/v1/practice', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const said = (await response.json()) as { table?: string; message?: string };
      if (!said.table) throw new Error(said.message ?? String(response.status));
      return said.table;
    },
    { file, name, steps },
  );
  await page.goto(`${address}/t/${table}`);
  await page.waitForSelector('.prompt');
}

/** Frames side by side, as one picture. */
export async function sheet(
  page: Page,
  frames: readonly string[],
  { width, height }: { width: number; height: number },
  name: string,
): Promise<void> {
  const columns = width > height ? 3 : 6;
  const [wide, high] = [Math.round(1920 / columns), Math.round((1920 / columns) * (height / width))];
  const blank = await page.context().newPage();
  const images = frames.map((frame) => `<img src="data:image/jpeg;base64,${frame}" width="${wide}" height="${high}">`);
  await blank.setViewportSize({ width: 1920, height: high * Math.ceil(frames.length / columns) });
  await blank.setContent(
    `<body style="margin:0;display:flex;flex-wrap:wrap;background:#000">${images.join('')}</body>`,
  );
  await shoot(blank, name);
  await blank.close();
}

// The example pictures of all three kinds of boards: nothing for axe to find, nothing scrolls sideways, nothing is complained about.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { resolve } from 'node:path';
import { DESKTOP, PHONE, Visitor } from './browser';

const EXAMPLES = ['mini-rogue', 'catacombs', 'urto', 'urto-duel', 'urto-end', 'lobby'];

let pages: ViteDevServer;
let address = '';

beforeAll(async () => {
  pages = await createServer({ root: resolve(import.meta.dirname, '..'), server: { port: 0, host: '127.0.0.1', watch: null, hmr: false }, logLevel: 'error' });
  await pages.listen();
  address = pages.resolvedUrls?.local[0] ?? '';
});
afterAll(() => pages.close());

describe.each([['dark', 'en'], ['light', 'fr']] as const)('%s, %s', (mode, lang) => {
  it.each(EXAMPLES)('%s', async (name) => {
    const visitor = await Visitor.come(`${address}fixtures/${name}`, { mode, lang });
    try {
      for (const size of [DESKTOP, PHONE]) {
        await visitor.page.setViewportSize(size);
        await visitor.page.waitForSelector('.prompt, .games');
        await visitor.page.evaluate(() => document.fonts.ready);
        expect(await visitor.axe(), `${name} ${size.width}`).toEqual([]);
        expect(await visitor.sideways(), `${name} ${size.width}`).toEqual([]);
        if (name !== 'lobby') expect(await visitor.promptInSight(), `${name} ${size.width}`).toBe(true);
      }
      expect(visitor.complaints).toEqual([]);
    } finally {
      await visitor.leave();
    }
  });
});

// The example pictures of all three kinds of boards: nothing for axe to find, nothing scrolls sideways, nothing is complained about.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { build, preview, type PreviewServer } from 'vite';
import { Visitor } from './browser';

const EXAMPLES = ['mini-rogue', 'catacombs', 'urto', 'urto-duel', 'urto-end', 'lobby'];
const root = resolve(import.meta.dirname, '..');
const outDir = mkdtempSync(join(tmpdir(), 'undercroft-examples-'));

let pages: PreviewServer;
let address = '';

beforeAll(async () => {
  await build({ root, mode: 'examples', logLevel: 'error', build: { outDir, emptyOutDir: true } });
  pages = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  address = pages.resolvedUrls?.local[0] ?? '';
}, 300_000);
afterAll(async () => {
  await pages.close();
  rmSync(outDir, { recursive: true, force: true });
});

it.each([
  ['dark', 'en'],
  ['light', 'fr'],
] as const)('%s, %s', async (mode, lang) => {
  const visitor = await Visitor.come(`${address}fixtures/lobby`, { mode, lang });
  try {
    for (const name of EXAMPLES) {
      await visitor.page.goto(`${address}fixtures/${name}`);
      await visitor.page.waitForSelector('.prompt, .games');
      await visitor.holds(name);
    }
  } finally {
    await visitor.leave();
  }
});

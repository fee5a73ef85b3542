// Tables at the moments of scenario files, for tests that need a certain position.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { waitForTurn } from './play';
import { practise } from './screens/camera';

/** Takes a page to a moment: so many steps of the named scenario are taken. */
export async function moment(page: Page, address: string, game: string, name: string, steps: number): Promise<void> {
  const file = readFileSync(resolve(import.meta.dirname, `moments/${game}.toml`), 'utf8');
  await practise(page, address, file, name, steps);
  await waitForTurn(page);
}

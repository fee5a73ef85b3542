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

const ENEMIES = 'Guard room and pillar hall: Svein has the turn, a chasm lies before him';

/** A table of Catacombs where the enemies play next: the game master is a bot, and the last hero only has to end their turn. */
export async function beforeEnemies(page: Page, address: string): Promise<void> {
  await moment(page, address, 'catacombs', ENEMIES, 0);
  await page.evaluate(async () => {
    const table = location.pathname.split('/').at(-1);
    for (const what of ['leave', 'bot']) {
      await fetch(`/api/v1/tables/${table}/seats/4/${what}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), ...(what === 'bot' ? { bot: 'sensible' } : {}) }),
      });
    }
  });
  for (let hero = 0; hero < 3; hero += 1) {
    const asked = await page.textContent('#question');
    await page.keyboard.press('e');
    await page.waitForFunction((before) => document.querySelector('#question')?.textContent !== before, asked);
    await waitForTurn(page);
  }
}

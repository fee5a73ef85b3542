// Letters for verbs: the first letter of each that is still free, never one that the table needs for itself.

import type { Tile, Words } from '../wire/table';

const TAKEN = ['o', 'u', 'l', 'g', 'h', 'p'];

/** Keys for tiles: numbers as far as they go, letters for those below the last heading, so that they stay the same. */
export function tileKeys(tiles: readonly Tile[], say: (words: Words) => string): string[] {
  const last = tiles.at(-1)?.heading.key;
  const numbered = tiles.filter(({ heading }) => heading.key !== last).slice(0, 10);
  const rest = tiles.filter((tile) => !numbered.includes(tile)).toReversed();
  const letters = tabLetters(rest.map(({ name }) => say(name)));
  return tiles.map((tile) => {
    const at = numbered.indexOf(tile);
    return at >= 0 ? String((at + 1) % 10) : (letters[rest.indexOf(tile)] ?? '');
  });
}

export function tabLetters(labels: readonly string[]): string[] {
  const used = new Set(TAKEN);
  return labels.map((label) => {
    const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const letter = [...plain].find((c) => /[a-z]/.test(c) && !used.has(c)) ?? '';
    used.add(letter);
    return letter.toUpperCase();
  });
}

/** How wide a tile is with the gap beside it, and how much wider the gap between two groups is, in pixels. */
const TILE = 74;
const BETWEEN = 14;
const GAP = 6;

/** In how many rows groups of so many tiles stand, where there is so much room across. A group that is wider than a row is broken. */
export function rowsOf(groups: readonly number[], across: number): number {
  let [rows, used] = [1, 0];
  for (const tiles of groups) {
    const wide = tiles * TILE - GAP;
    const beside = used === 0 ? wide : used + BETWEEN + wide;
    if (beside <= across) {
      used = beside;
      continue;
    }
    rows += used === 0 ? 0 : 1;
    const each = Math.max(1, Math.floor((across + GAP) / TILE));
    rows += Math.ceil(tiles / each) - 1;
    used = wide <= across ? wide : across;
  }
  return rows;
}

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

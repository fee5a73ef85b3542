// What helps now: the rules behind what is asked, the symbols in view, and a search that knows the words of players.
import type { Choice, Picture, Words } from '../wire/table';
import { rulesOf } from '../state/picture';

/** So many lines are told unasked. */
export const LINES = 10;
/** So many symbols are explained at once. */
const SYMBOLS = 18;

/** The rules that matter now: of the question, of its choices, of the fight, of whatever is up. */
export function rulesNow({ prompt, fight, turn, title, dice }: Picture): string[] {
  const choices = (list: readonly Choice[]): unknown[] =>
    list.map(({ label, note, refused, then }) => [label, note, refused, choices(then ?? [])]);
  const inOrder = [prompt?.asks, choices(prompt?.choices ?? []), fight, turn, title, dice];
  return [...new Set(inOrder.flatMap(rulesOf))].slice(0, LINES);
}

export interface Symbol {
  icon: string;
  says: Words;
}

/** Every symbol of the picture with its meaning, once each; what has a name of its own before a number with a meaning. */
export function symbolsOf(picture: Picture): Symbol[] {
  const found = new Map<string, Symbol>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null) return;
    const part = value as Record<string, unknown>;
    const says = (part['says'] ?? part['name']) as Words | undefined;
    if (typeof part['icon'] === 'string' && says?.key && !found.has(part['icon']))
      found.set(part['icon'], { icon: part['icon'], says });
    Object.values(part).forEach(walk);
  };
  const { sheets, fight, boards, piles } = picture;
  for (const sheet of sheets ?? []) walk([sheet.tracks, sheet.conditions, sheet.groups]);
  walk([fight?.sides.map(({ facts, rows }) => [facts, rows])]);
  for (const { ground, pieces } of boards ?? []) {
    walk(pieces?.map(({ signs }) => signs));
    if (ground.kind === 'grid')
      walk(ground.cells.map(({ card }) => (card?.face === 'up' ? [card.banner, card.rows] : null)));
    if (ground.kind === 'tiles') walk([ground.legend, ground.edges]);
    if (ground.kind === 'graph') walk(ground.spaces.map(({ signs, card }) => [signs, card?.banner]));
  }
  walk(piles);
  return [...found.values()].slice(0, SYMBOLS);
}

/** What to look for instead of what somebody typed: `synonyms` is a list such as `money=coin, reroll=re-roll`. */
export function asked(text: string, synonyms: string): string {
  const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const known = new Map(
    synonyms.split(',').flatMap((pair) => {
      const [from = '', to] = pair.split('=');
      return to ? [[plain(from.trim()), to.trim()] as const] : [];
    }),
  );
  const whole = known.get(plain(text.trim()));
  return (
    whole ??
    text
      .trim()
      .split(/\s+/)
      .map((word) => known.get(plain(word)) ?? word)
      .join(' ')
  );
}

// One's own rating at puzzles, kept in this browser: won against the rating of a puzzle it rises, lost it falls (Elo).

export interface Record {
  rating: number;
  /** What was tried, the latest last: the puzzle, whether it was solved, and the rating then. */
  tried: { id: string; solved: boolean; rating: number }[];
}

const KEY = 'undercroft.puzzles';
const START = 1200;
/** How far a rating moves at most: more at the beginning, until it has found its place. */
const STEP = 24;
const FIRST_STEP = 60;
const FIRST = 10;
/** So many tries are remembered. */
const KEPT = 300;

export function read(storage: Pick<Storage, 'getItem'>): Record {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '') as Partial<Record>;
    if (typeof kept.rating === 'number' && Array.isArray(kept.tried)) return { rating: kept.rating, tried: kept.tried };
  } catch {
    // Nothing was kept yet, or something else was: begin anew.
  }
  return { rating: START, tried: [] };
}

/** The record after a try; only the first one at a puzzle counts. */
export function after(record: Record, puzzle: { id: string; rating: number }, solved: boolean): Record {
  if (record.tried.some(({ id }) => id === puzzle.id)) return record;
  const expected = 1 / (1 + 10 ** ((puzzle.rating - record.rating) / 400));
  const step = record.tried.length < FIRST ? FIRST_STEP : STEP;
  const rating = Math.max(100, Math.round(record.rating + step * (Number(solved) - expected)));
  return { rating, tried: [...record.tried, { id: puzzle.id, solved, rating }].slice(-KEPT) };
}

export function write(storage: Pick<Storage, 'setItem'>, record: Record): void {
  try {
    storage.setItem(KEY, JSON.stringify(record));
  } catch {
    // A browser that keeps nothing plays without a rating.
  }
}

export type Level = 'easy' | 'medium' | 'hard';

export function level(rating: number): Level {
  if (rating < 1500) return 'easy';
  return rating < 1750 ? 'medium' : 'hard';
}

/** The puzzle to try next: the one nearest to one's own rating that was not tried yet. */
export function next<P extends { id: string; rating: number }>(puzzles: readonly P[], record: Record): P | undefined {
  const tried = new Set(record.tried.map(({ id }) => id));
  const distance = ({ rating }: P) => Math.abs(rating - record.rating);
  return puzzles.filter(({ id }) => !tried.has(id)).sort((a, b) => distance(a) - distance(b))[0];
}

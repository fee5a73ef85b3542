// Which lines of the odds a button has room for. The lines come as they are printed; nothing is put together here.
import type { Odds, OddsLine } from '../wire/table';

/** As many lines as there is room for, in their order: a death first of all, then what is hoped for, then the most likely. */
export function headlines(odds: Odds, room: number): OddsLine[] {
  const ranked = [...odds.lines].sort((a, b) => rank(a) - rank(b) || b.share.ways - a.share.ways);
  // A death is told beside what else may come, never instead of it.
  const [first] = ranked;
  const shown = ranked.slice(0, room === 1 && first && isFeared(first) ? 2 : room);
  return odds.lines.filter((line) => shown.includes(line));
}

function isFeared({ deadly, mood }: OddsLine): boolean {
  return Boolean(deadly) && mood === 'bad';
}

function rank(line: OddsLine): number {
  if (isFeared(line)) return 0;
  if (line.mood === 'good') return 1;
  return line.others ? 3 : 2;
}

/** What is sure to happen, where it is something. */
export function certainty(odds: Odds): OddsLine | null {
  const [only] = odds.lines;
  return only && odds.lines.length === 1 && only.says.key !== 'odds-nothing' ? only : null;
}

/** Whether there is more to tell than a button does. */
export function isWorthATable(odds: Odds): boolean {
  return !odds.exact || odds.lines.length > 2 || odds.lines.some(({ rows }) => rows?.length);
}

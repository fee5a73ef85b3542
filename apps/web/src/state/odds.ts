// From a table of outcomes to the one line that a button has room for.
import type { Mood, Odds, OddsRow, Share, Words } from '../wire/table';

export interface Verdict {
  share: Share;
  mood: Mood;
  says: Words;
}

/** At most two chances: what is hoped for and what is feared; without either, the two most likely results. */
export function verdicts(odds: Odds): Verdict[] {
  if (!odds.exact || odds.rows.length === 0) return [];
  const [only] = odds.rows;
  if (odds.rows.length === 1 && only) return only.share.ways < only.share.of ? [verdict(only)] : [];
  const good = together(odds.rows, 'good');
  const bad = together(odds.rows, 'bad');
  const plain = together(odds.rows, 'plain');
  const moods = [good, plain && !(good && bad) ? plain : null, bad].filter((one) => one !== null);
  if (good || bad) return moods.slice(0, 2);
  return odds.rows.slice(0, 2).map(verdict);
}

/** What is sure to happen, where chance has no part in it. */
export function certainty(odds: Odds): Words | null {
  const [only] = odds.rows;
  if (!odds.exact || odds.rows.length !== 1 || !only || only.share.ways < only.share.of) return null;
  return only.fate.says.length ? words(only.fate.says) : null;
}

function verdict({ share, fate }: OddsRow): Verdict {
  return { share, mood: fate.mood, says: words(fate.says) };
}

/** All rows of a mood as one, called by the most likely of them. */
function together(rows: readonly OddsRow[], mood: Mood): Verdict | null {
  const these = rows.filter(({ fate }) => fate.mood === mood);
  const [first] = these;
  if (!first) return null;
  const sum = these.reduce((sum, { share }) => sum + share.ways / share.of, 0);
  const of = these.length === 1 ? first.share.of : 1_000_000;
  const ways = these.length === 1 ? first.share.ways : Math.round(sum * of);
  return { share: { ways, of }, mood, says: words(first.fate.says) };
}

/** What a result says, in one sentence. */
export function words(says: readonly Words[]): Words {
  const [only] = says;
  if (says.length === 1 && only) return only;
  if (says.length === 0) return { key: 'web-odds-nothing' };
  return { key: 'web-parts', args: { parts: { parts: [...says] } } };
}

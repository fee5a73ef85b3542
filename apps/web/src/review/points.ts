// Points of a review in words: one point is one percent of a chance to win, and comes from the server in hundredths.
import type { ReviewCard, ReviewMoment } from '../wire/server';

export type Filter = 'all' | 'lost' | 'finds';

/** With one decimal, its sign and the point or comma of the language. */
export function signed(hundredths: number, lang: string): string {
  const size = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(Math.abs(hundredths) / 100);
  if (size === '0') return size;
  return hundredths < 0 ? `−${size}` : `+${size}`;
}

/** The chance after a moment. */
export function after({ before, strokes }: ReviewMoment): number {
  return before + strokes.decision + strokes.dice + strokes.others;
}

/** Whose the largest change of a moment is. */
export function owner({ strokes }: ReviewMoment): 'decision' | 'dice' | 'others' {
  const sizes = [
    ['decision', Math.abs(strokes.decision)],
    ['dice', Math.abs(strokes.dice)],
    ['others', Math.abs(strokes.others)],
  ] as const;
  return sizes.reduce((largest, next) => (next[1] > largest[1] ? next : largest))[0];
}

/** The numbers of the decisions that a filter lets through, newest first. */
export function decisions({ moments }: ReviewCard, filter: Filter): number[] {
  const fits = (moment: ReviewMoment) =>
    moment.verdict !== undefined &&
    (filter === 'all' || (filter === 'lost' ? moment.strokes.decision < 0 : moment.verdict === 'find'));
  return moments.flatMap((moment, at) => (fits(moment) ? [at] : [])).reverse();
}

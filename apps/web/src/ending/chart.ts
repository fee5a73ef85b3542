// The lines of a story on a chart: where its moments, parts and fights stand.
import type { Story, StoryFight, StoryPart, Words } from '../wire/table';

/** A stretch of the chart, from one share of its width to another. */
export interface Stretch {
  from: number;
  to: number;
  title: Words;
}

/** More stretches than this have no room for their names. */
const BANDS = 6;
const DISCS = 16;
/** More fights than this would cover the line. */
const FIGHTS = 12;

/** How far a moment lies along the chart, from 0 to 1. */
export function along(story: Story, moment: number): number {
  const last = story.moments.length - 1;
  const found = story.moments.findIndex((one) => one >= moment);
  return last < 1 ? 0 : (found < 0 ? last : found) / last;
}

/** The stretches in which one place of the title stays the same. */
export function stretches(story: Story, place: number): Stretch[] {
  const changes = story.parts.filter(
    (part, at, all) => part.title[place] && JSON.stringify(part.title[place]) !== name(all[at - 1], place),
  );
  return changes.flatMap((part, at) => {
    const title = part.title[place];
    const next = changes[at + 1];
    return title ? [{ from: along(story, part.moment), to: next ? along(story, next.moment) : 1, title }] : [];
  });
}

const name = (part: StoryPart | undefined, place: number) => JSON.stringify(part?.title[place]);

/** Wide stretches to stand behind the line, and narrow ones to stand below it. */
export function parts(story: Story): { bands: Stretch[]; discs: Stretch[] } {
  const places = story.parts[0]?.title.length ?? 0;
  const all = Array.from({ length: places }, (_, place) => stretches(story, place)).filter(({ length }) => length > 1);
  const byLength = all.sort((a, b) => b.length - a.length);
  const [discs = [], bands = []] = byLength;
  return {
    bands: bands.length <= BANDS ? bands : [],
    discs: discs.length <= DISCS ? discs : discs.filter((_, at) => at % Math.ceil(discs.length / DISCS) === 0),
  };
}

/** The number in a title, such as that of a round; without one, its place among the others. */
export function figure(title: Words, at: number): number {
  return Object.values(title.args ?? {}).find((arg): arg is number => typeof arg === 'number') ?? at + 1;
}

/** The fights that are shown: all of them, or only the great ones: those of a rarer kind than most. */
export function fights(story: Story): (StoryFight & { great: boolean })[] {
  const all = story.fights ?? [];
  const count = (wanted: string | undefined) => all.filter(({ kind }) => kind === wanted).length;
  const most = Math.max(...all.map(({ kind }) => count(kind)));
  const told = all.map((fight) => ({ ...fight, great: count(fight.kind) < most }));
  const great = told.filter((fight) => fight.great);
  return told.length <= FIGHTS ? told : (great.length ? great : told).slice(-FIGHTS);
}

/** A line in steps through its values, in a box of this width and height. */
export function steps(values: readonly number[], top: number, width: number, height: number): string {
  const x = (at: number) => (values.length < 2 ? 0 : (at / (values.length - 1)) * width).toFixed(1);
  const y = (value: number) => (height - (Math.max(0, value) / top) * height).toFixed(1);
  return values.map((value, at) => (at ? `H${x(at)}V${y(value)}` : `M${x(0)} ${y(value)}`)).join('');
}

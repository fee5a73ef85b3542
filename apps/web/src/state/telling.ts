// What others did, put together: a row for each actor, the same again told once, and what somebody lost or gained by it.
import type { Deed, Glyph, LogLine, Words } from '../wire/table';
import type { ThingId } from '../wire/things';

/** What somebody lost or gained. */
export interface Effect {
  to: ThingId;
  change: Glyph;
}

/** What one actor did without a break. */
export interface Act {
  /** The number of its first line. */
  id: number;
  /** The moments of the first and the last of it. */
  moment: number;
  last: number;
  by: ThingId | undefined;
  name: Words | undefined;
  /** What was done, one after the other. */
  does: readonly Words[];
  effects: readonly Effect[];
}

/** Lines that belong to nobody in particular stand alone. */
export interface Remark {
  id: number;
  moment: number;
  last: number;
  says: Words;
}

export type Row = Act | Remark;

export const isAct = (row: Row): row is Act => 'does' in row;

/** These arguments of a deed add up when it is done again. */
const COUNTED = ['times', 'hits'] as const;

const number = (fill: unknown): number => (typeof fill === 'number' ? fill : 0);

/** What makes two deeds the same: everything but how often. */
function kind({ key, args }: Words): string {
  return JSON.stringify([key, Object.entries(args ?? {}).filter(([name]) => !COUNTED.some((one) => one === name))]);
}

function together(does: readonly Words[], next: Words): Words[] {
  const last = does.at(-1);
  if (!last || kind(last) !== kind(next)) return [...does, next];
  const args = { ...last.args };
  for (const name of COUNTED) {
    if (next.args?.[name] !== undefined) args[name] = number(args[name]) + number(next.args[name]);
  }
  return [...does.slice(0, -1), { ...last, args }];
}

function addUp(effects: readonly Effect[], { to = [], change }: Deed): readonly Effect[] {
  if (!change) return effects;
  return to.reduce<readonly Effect[]>((sum, thing) => {
    const same = sum.find((one) => one.to === thing && one.change.icon === change.icon);
    if (!same) return [...sum, { to: thing, change }];
    const figure = number(same.change.figure) + number(change.figure);
    return sum.map((one) => (one === same ? { to: thing, change: { ...change, figure } } : one));
  }, effects);
}

/** Puts lines together into rows. Lines of dice alone, and those that only say whose turn it is, make none. */
export function told(lines: readonly LogLine[]): Row[] {
  const rows: Row[] = [];
  let act: Act | null = null;
  /** Something came in between: whoever goes on has a row of their own from there. */
  let parted = false;
  const begin = (line: LogLine, deed: Pick<Act, 'by' | 'name'> | Deed): Act => ({
    id: line.id,
    moment: line.moment,
    last: line.moment,
    by: deed.by,
    name: deed.name,
    does: [],
    effects: [],
  });
  /** What an actor has done so far, or goes on to do. */
  const put = (before: Act | null, next: Act) => {
    if (before && rows.at(-1) === before) rows[rows.length - 1] = next;
    else rows.push(next);
    act = next;
  };
  for (const line of lines) {
    const { deed } = line;
    if (line.struck) continue;
    if (!deed) {
      if (line.quiet || line.sum || line.dice?.length) continue;
      rows.push({ id: line.id, moment: line.moment, last: line.moment, says: line.says });
      parted = true;
      continue;
    }
    const goesOn: Act | null = act && (deed.by === undefined || deed.by === act.by) ? act : null;
    const before: Act | null = goesOn && !parted ? goesOn : null;
    const mine: Act = before ? { ...before, last: line.moment } : begin(line, goesOn ?? deed);
    parted = false;
    if (deed.says) put(before, { ...mine, does: together(mine.does, deed.says) });
    else if (deed.change) put(before, { ...mine, effects: addUp(mine.effects, deed) });
    else act = before ?? mine;
  }
  return rows;
}

/** What has been told of these lines in a picture: what others do is never ahead of what is seen. */
export function heardOf(lines: readonly LogLine[], log: readonly LogLine[]): readonly LogLine[] {
  const newest = log.at(-1)?.id ?? 0;
  return lines.filter(({ id }) => id <= newest);
}

/** The deed that is on the stage: the newest one, with what came of it so far. */
export interface Scene {
  line: LogLine;
  deed: Deed;
  effects: readonly Effect[];
}

export function onStage(lines: readonly LogLine[]): Scene | null {
  const at = lines.findLastIndex(({ deed, struck }) => Boolean(deed?.by && !struck));
  const line = lines[at];
  if (!line?.deed) return null;
  const effects = lines.slice(at + 1).reduce<readonly Effect[]>((sum, { deed }) => (deed ? addUp(sum, deed) : sum), []);
  return { line, deed: line.deed, effects };
}

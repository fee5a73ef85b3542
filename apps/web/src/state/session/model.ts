// What a tab knows about its table, what can happen to it, and what it may ask the outside to do.
import type { Link } from '../../net/stream';
import type { Asked, ReasonCard, Roll, TableCard } from '../../wire/server';
import type { Delta, LogLine, Motion, Odds, Picture, Words } from '../../wire/table';
import type { ThingId } from '../../wire/things';

/** An action on its way. It keeps its id until it is answered, so that a lost answer never plays it twice. */
export interface Request {
  id: string;
  seat: number;
  prompt: number;
  do: string;
  rolls: Roll[];
}

export type Action =
  | { at: 'none' }
  | { at: 'sending'; request: Request }
  /** It did not arrive; the same again in a moment. */
  | { at: 'retrying'; request: Request }
  /** With own dice: played as soon as somebody tells what was rolled. */
  | { at: 'rolling'; request: Request; asked: Asked }
  /** Played; the question stays closed until the next picture is shown. */
  | { at: 'answered'; prompt: number };

/** A picture that is still to be shown, and how it came about. */
export interface Step {
  to: Picture;
  motions: readonly Motion[];
  /** Somebody else did it: it is followed, not only seen. */
  others: boolean;
  /** Whose deed it is, where it is one. */
  by?: ThingId | undefined;
  /** That one has only now begun to act: who it is, and what for, is told before it does anything. */
  opens?: ThingId | undefined;
}

/** What others do one after the other until somebody here is asked again. */
export interface Series {
  shown: number;
  count: number;
  /** How long it has taken so far, and how long the rest would take, in milliseconds at speed 1. */
  spent: number;
  left: number;
  fast: boolean;
  /** Who acted last of those that came in. */
  actor?: ThingId | undefined;
}

export type Stage =
  | { at: 'still' }
  /** Without motion: whatever comes before the screen is drawn again is shown at once. */
  | { at: 'gathering' }
  | { at: 'playing'; step: Step; moving: boolean };

/** Which moment is looked at. */
export type View = { at: 'now' } | { at: 'past'; moment: number; shown: boolean };

/** Something to be told once, such as why an action was refused. */
export interface Notice {
  text: string;
  rule: string | null;
}

export interface State {
  life: 'open' | 'missing' | 'closed';
  card: TableCard | null;
  /** The event stream, and whether requests get through. */
  stream: Link;
  reachable: boolean;
  notice: Notice | null;
  /** The newest picture that came in. */
  latest: Picture | null;
  /** The picture on the screen. */
  shown: Picture | null;
  queue: readonly Step[];
  stage: Stage;
  series: Series | null;
  /** What others did since somebody here acted. */
  sinceTurn: readonly LogLine[];
  view: View;
  action: Action;
  /** With own dice: rolls that the table itself waits for, of the set-up or of a bot. */
  tableRolls: { asked: Asked | null; rolls: readonly Roll[] };
  odds: ReadonlyMap<string, Odds>;
  lines: readonly LogLine[];
  /** So many lines are kept here; older ones are fetched when somebody wants to read them. */
  keptLines: number;
  /** The newest line that was told. */
  told: number;
  /** The newest lines, to be read out. */
  spoken: readonly LogLine[];
  /** Why bots did what they did, by moment; asked for up to `explained`. */
  reasons: ReadonlyMap<number, Words>;
  explained: number;
}

/** What the person at this browser wants now. */
export interface Wishes {
  odds: boolean;
  announce: boolean;
  /** Nothing moves. */
  calm: boolean;
}

export type Event =
  // From the stream.
  | { is: 'stream'; link: Link }
  | { is: 'card'; card: TableCard }
  | { is: 'picture'; picture: Picture }
  | { is: 'delta'; delta: Delta }
  // From requests.
  | { is: 'looked'; card: TableCard; picture: Picture | null }
  | { is: 'gone'; text: string }
  | { is: 'answer'; request: string; asked: Asked | null }
  | { is: 'unanswered'; request: string; reachable: boolean }
  | { is: 'refused'; request: string; notice: Notice; status: number; picture: Picture | null }
  | { is: 'started'; asked: Asked | null }
  | { is: 'table-rolled'; asked: Asked | null }
  | { is: 'table-roll-lost'; reachable: boolean }
  | { is: 'trouble'; notice: Notice }
  | { is: 'unreachable' }
  | { is: 'odds'; prompt: number; action: string; odds: Odds }
  | { is: 'reasons'; known: number; cards: readonly ReasonCard[] }
  | { is: 'no-reasons'; known: number }
  | { is: 'moment'; moment: number; picture: Picture }
  | { is: 'no-moment'; moment: number }
  | { is: 'older'; before: number; lines: readonly LogLine[] }
  // From the clock and the stage.
  | { is: 'retry'; request: string }
  | { is: 'out-of-patience'; prompt: number }
  | { is: 'breath' }
  | { is: 'draw'; picture: Picture }
  | { is: 'tell'; line: number }
  | { is: 'played' }
  // From whoever sits here.
  | { is: 'act'; id: string; action: string }
  | { is: 'rolled'; id: string; face: string }
  | { is: 'not-rolled' }
  | { is: 'start' }
  | { is: 'want-odds'; actions: readonly string[] }
  | { is: 'close-notice' }
  | { is: 'go'; moment: number }
  /** What others do: faster, or at once. */
  | { is: 'fast' }
  | { is: 'skip-all' }
  | { is: 'undo'; moment?: number }
  | { is: 'leave' };

export type Effect =
  | { do: 'look' }
  /** Asks whether the table is there at all. */
  | { do: 'look-once' }
  | { do: 'close-stream' }
  | { do: 'send'; request: Request }
  | { do: 'retry-later'; request: string }
  | { do: 'be-patient'; prompt: number }
  | { do: 'start'; rolls: readonly Roll[] }
  | { do: 'roll-for-table'; rolls: readonly Roll[] }
  | { do: 'undo'; moment?: number }
  | { do: 'fetch-odds'; actions: readonly string[]; seat: number; prompt: number }
  | { do: 'fetch-reasons'; after: number; known: number }
  | { do: 'fetch-moment'; moment: number }
  | { do: 'breathe' }
  /** So many times as fast as usual. */
  | { do: 'play'; step: Step; pace: number }
  | { do: 'skip' }
  /** Goes on with a walk of several squares, now that the next question stands. */
  | { do: 'walk-on' };

export type Next = [State, Effect[]];

export const FIRST: State = {
  life: 'open',
  card: null,
  stream: 'connecting',
  reachable: true,
  notice: null,
  latest: null,
  shown: null,
  queue: [],
  stage: { at: 'still' },
  series: null,
  sinceTurn: [],
  view: { at: 'now' },
  action: { at: 'none' },
  tableRolls: { asked: null, rolls: [] },
  odds: new Map(),
  lines: [],
  keptLines: 300,
  told: 0,
  spoken: [],
  reasons: new Map(),
  explained: 0,
};

export function linkOf({ stream, reachable }: State): Link {
  return reachable ? stream : 'lost';
}

/** With own dice: what has to be rolled next. */
export function askedOf({ action, tableRolls }: State): Asked | null {
  return action.at === 'rolling' ? action.asked : tableRolls.asked;
}

/** An action is under way, dice and all, or its picture is still to come. */
export function isBusy({ action }: State): boolean {
  return action.at !== 'none';
}

/** The action that has no answer yet. */
export function requestOf({ action }: State): Request | null {
  return action.at === 'none' || action.at === 'answered' ? null : action.request;
}

/** Several changes one after the other. */
export function chain(state: State, ...changes: ((state: State) => Next)[]): Next {
  return changes.reduce<Next>(
    ([now, effects], change) => {
      const [next, more] = change(now);
      return [next, [...effects, ...more]];
    },
    [state, []],
  );
}

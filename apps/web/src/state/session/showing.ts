// What is shown: pictures that come in, the queue to the screen, the log, the past.
import type { Delta, LogLine, Picture } from '../../wire/table';
import { apply, leaves, Torn } from '../picture';
import { INTENT, lasting, restAfter } from '../../motion/time';
import {
  chain,
  requestOf,
  type Effect,
  type Next,
  type Series,
  type Stage,
  type State,
  type Step,
  type Wishes,
} from './model';
import { nextTableRoll } from './acting';

/** More odds than this are only fetched when somebody points at the choice, or for what has a key of its own. */
const ODDS = 14;
/** What others do takes no longer than this, in milliseconds at speed 1; more of it is shown faster. */
const ROUND = 12_000;
/** Faster than this nobody sees anything: then it is shown where things stand. */
const FASTEST = 8;
const FAST = 4;
/** A round that goes on and on still has this much for what is left. */
const LEAST = 400;
/** So many lines are read out together. */
const SPOKEN = 6;

const STILL: Stage = { at: 'still' };

/** A whole picture; one that is known already changes nothing. */
export function receive(state: State, picture: Picture, wishes: Wishes): Next {
  if (state.latest?.mark === picture.mark && state.shown) return [state, []];
  return enqueue({ ...state, latest: picture }, { to: picture, motions: [], others: false }, wishes);
}

/** What changed. A delta that does not fit the picture in hand fetches the whole one. */
export function receiveDelta(state: State, delta: Delta, wishes: Wishes): Next {
  if (!state.latest || delta.mark === state.latest.mark) return [state, []];
  try {
    const latest = apply(state.latest, delta);
    const others = isByOthers(state, state.latest);
    const known = state.latest.log?.at(-1)?.id ?? 0;
    const news = others ? (latest.log ?? []).filter(({ id }) => id > known) : [];
    const heard = { ...state, latest, sinceTurn: [...state.sinceTurn, ...news] };
    return enqueue(
      heard,
      { to: latest, motions: delta.motions, others, ...(others ? doerOf(heard, news) : {}) },
      wishes,
    );
  } catch (error) {
    if (error instanceof Torn) return [state, [{ do: 'look' }]];
    throw error;
  }
}

/** Whose deed it is that these lines tell, and whether somebody else acted before. */
function doerOf({ latest, series }: State, lines: readonly LogLine[]): Pick<Step, 'by' | 'opens'> {
  const by = lines.find(({ deed }) => deed?.by && deed.says)?.deed?.by;
  const stands = (latest?.boards ?? []).some(({ pieces }) => pieces?.some(({ id }) => id === by));
  if (!by || !stands) return {};
  return by === series?.actor ? { by } : { by, opens: by };
}

/** Whether whoever is asked in a picture is none of those who sit here. */
function isByOthers(state: State, before: Picture): boolean {
  const seats = state.card?.seats ?? [];
  const here = seats.filter(({ you }) => you).map(({ seat }) => seat);
  const asked = before.turn.asked ?? [];
  return here.length > 0 && asked.length > 0 && !asked.some((seat) => here.includes(seat));
}

function lengthened(series: Series | null, step: Step): Series | null {
  if (!step.others) return series;
  const { count, left, actor, ...rest } = series ?? { shown: 0, count: 0, spent: 0, left: 0, fast: false };
  return { ...rest, count: count + 1, left: left + timeOf(step), actor: step.by ?? actor };
}

/** How long a step of somebody else takes. */
function timeOf({ motions, opens }: Step): number {
  const time = lasting(motions) + (opens ? INTENT : 0);
  return time && time + restAfter(motions);
}

function enqueue(state: State, step: Step, wishes: Wishes): Next {
  if (!state.shown) {
    return chain(draw(state, step.to), nextTableRoll, (now) => settle(now, step.to, wishes));
  }
  const queued = { ...state, queue: [...state.queue, step], series: lengthened(state.series, step) };
  return state.stage.at === 'still' ? begin(queued, wishes) : [queued, []];
}

/** Begins with what waits to be shown. */
function begin(state: State, wishes: Wishes): Next {
  if (state.queue.length === 0) return [{ ...state, stage: STILL, series: isStill(state) ? null : state.series }, []];
  if (wishes.calm) return [{ ...state, stage: { at: 'gathering' } }, [{ do: 'breathe' }]];
  const [step, ...queue] = state.queue;
  return step ? play({ ...state, queue }, step, wishes) : [state, []];
}

/** Everything that came in one breath is one step. */
export function gathered(state: State, wishes: Wishes): Next {
  const last = state.queue.at(-1);
  if (state.stage.at !== 'gathering' || !last) return [{ ...state, stage: STILL }, []];
  const motions = state.queue.flatMap((step) => step.motions);
  return play({ ...state, queue: [] }, { ...last, motions }, wishes);
}

/** So much faster that the rest fits into what is left of the time for a round. */
function paceOf(series: Series | null): number {
  if (!series) return 1;
  return Math.max(1, series.left / Math.max(LEAST, ROUND - series.spent)) * (series.fast ? FAST : 1);
}

function advanced(series: Series, time: number, pace: number): Series {
  return { ...series, shown: series.shown + 1, spent: series.spent + time / pace, left: series.left - time };
}

function play(state: State, step: Step, wishes: Wishes): Next {
  if (state.view.at === 'past') return begin(log(state, step.to), wishes);
  const { series } = state;
  const pace = paceOf(series);
  const played =
    pace > FASTEST * FAST ? { ...step, motions: step.motions.filter(({ kind }) => kind === 'tell') } : step;
  const moving = !wishes.calm && played.motions.some(({ kind }) => kind !== 'tell');
  const shown = series && step.others ? advanced(series, timeOf(step), pace) : series;
  const staged: State = { ...state, series: shown, stage: { at: 'playing', step: played, moving } };
  // What somebody else is about to do has its reason beside it from the beginning.
  const [known, asks] = step.others ? explain(staged) : [staged, []];
  return [known, [...asks, { do: 'play', step: played, pace }]];
}

/** The step on the stage has been shown. */
export function played(state: State, wishes: Wishes): Next {
  if (state.stage.at !== 'playing') return [state, []];
  const { to } = state.stage.step;
  return chain(
    { ...state, stage: STILL },
    (now) => (now.view.at === 'past' ? [now, []] : settle(now, to, wishes)),
    (now) => begin(now, wishes),
  );
}

/** Nobody else is to do something: whoever sits here is asked, or it is over. */
function isStill({ latest, ...state }: State): boolean {
  return !latest || !isByOthers({ latest, ...state }, latest);
}

/** What others still do is shown faster. */
export function fast(state: State): Next {
  return state.series ? [{ ...state, series: { ...state.series, fast: true } }, [{ do: 'skip' }]] : [state, []];
}

/** What others did is shown as it stands; every line of it is told. */
export function skipAll(state: State): Next {
  const last = state.queue.at(-1);
  if (!last) return [state, [{ do: 'skip' }]];
  const tells = state.queue.flatMap(({ motions }) => motions.filter(({ kind }) => kind === 'tell'));
  const told = state.queue.reduce((now, { to }) => ({ ...now, lines: log(now, to).lines }), state);
  return [{ ...told, queue: [{ ...last, motions: tells, others: false }] }, [{ do: 'skip' }]];
}

/** A picture on the way from one to the next. Whoever looks at the past gets its lines only. */
export function draw(state: State, picture: Picture): State {
  return log(state.view.at === 'past' ? state : { ...state, shown: picture }, picture);
}

function log(state: State, picture: Picture): State {
  const recent = picture.log ?? [];
  const first = recent[0]?.id;
  if (first === undefined) return state;
  const lines = [...state.lines.filter(({ id }) => id < first), ...recent].slice(-state.keptLines);
  return { ...state, lines };
}

export function tell(state: State, line: number, wishes: Wishes): State {
  const told = state.lines.find(({ id }) => id === line);
  if (!told || line <= state.told) return state;
  return { ...state, told: line, spoken: wishes.announce ? [...state.spoken, told].slice(-SPOKEN) : state.spoken };
}

/** The picture stands still: the next question is there. */
function settle(state: State, picture: Picture, wishes: Wishes): Next {
  const isNext = state.action.at === 'answered' && picture.prompt?.id !== state.action.prompt;
  const settled: State = {
    ...state,
    told: picture.log?.at(-1)?.id ?? state.told,
    action: isNext ? { at: 'none' } : state.action,
    odds: new Map(),
  };
  const all = leaves(picture.prompt?.choices ?? []);
  const offered = all.length <= ODDS ? all : all.filter(({ quick }) => quick).slice(0, ODDS);
  const actions = offered.flatMap(({ action }) => (action === undefined ? [] : [action]));
  return chain(
    settled,
    (now) => (wishes.odds ? wantOdds(now, actions) : [now, []]),
    explain,
    (now) => [now, requestOf(now) ? [] : [{ do: 'walk-on' }]],
  );
}

/** Fetches odds that are not there yet, where the table tells them. */
export function wantOdds(state: State, actions: readonly string[]): Next {
  const prompt = state.shown?.prompt;
  const unknown = actions.filter((action) => !state.odds.has(action));
  if (!prompt || unknown.length === 0 || !state.card?.may.includes('odds')) return [state, []];
  return [state, [{ do: 'fetch-odds', actions: unknown, seat: prompt.seat, prompt: prompt.id }]];
}

/** Asks the bots for their reasons since the last time; for all of them again when the match is over and nothing is secret any more. */
function explain(state: State): Next {
  const last = state.latest?.moment ?? 0;
  if (!state.card?.seats.some(({ bot }) => bot) || state.explained === last) return [state, []];
  const known = Math.min(state.explained, last);
  const after = state.shown?.outcome ? 0 : known;
  return [{ ...state, explained: last }, [{ do: 'fetch-reasons', after, known }]];
}

/** Looks at a moment. */
export function go(state: State, moment: number, wishes: Wishes): Next {
  if (!state.shown || !state.latest) return [state, []];
  const skip: Effect = { do: 'skip' };
  if (moment >= state.latest.moment) {
    const [now, effects] = present(state, wishes);
    return [now, [skip, ...effects]];
  }
  const shown = state.view.at === 'past' && state.view.shown;
  return [{ ...state, view: { at: 'past', moment, shown } }, [skip, { do: 'fetch-moment', moment }]];
}

export function showMoment(state: State, moment: number, picture: Picture): State {
  if (state.view.at !== 'past' || state.view.moment !== moment) return state;
  return { ...state, view: { ...state.view, shown: true }, shown: picture };
}

/** Back to now. */
export function present(state: State, wishes: Wishes): Next {
  const { latest } = state;
  if (state.view.at !== 'past' || !latest) return [state, []];
  const now = draw({ ...state, view: { at: 'now' }, queue: [] }, latest);
  // A motion that still runs ends in an older picture; what it brings is shown after it.
  if (state.stage.at !== 'still') return [{ ...now, queue: [{ to: latest, motions: [], others: false }] }, []];
  return settle(now, latest, wishes);
}

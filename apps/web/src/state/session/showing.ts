// What is shown: pictures that come in, the queue to the screen, the log, the past.
import type { Frame, Picture } from '../../wire/table';
import { apply, leaves, Torn } from '../picture';
import { chain, requestOf, type Effect, type Next, type Stage, type State, type Step, type Wishes } from './model';
import { nextTableRoll } from './acting';

/** More odds than this are only fetched when somebody points at the choice, or for what has a key of its own. */
const ODDS = 14;
/** Who lags further behind sees where things stand, not how they got there. */
const BEHIND = 3;
/** So many lines are read out together. */
const SPOKEN = 6;

const STILL: Stage = { at: 'still' };

/** A whole picture; one that is known already changes nothing. */
export function receive(state: State, picture: Picture, wishes: Wishes): Next {
  if (state.latest?.mark === picture.mark && state.shown) return [state, []];
  return enqueue({ ...state, latest: picture }, { to: picture, motions: [] }, wishes);
}

/** What changed. A frame that does not fit the picture in hand fetches the whole one. */
export function receiveFrame(state: State, frame: Frame, wishes: Wishes): Next {
  if (!state.latest || frame.mark === state.latest.mark) return [state, []];
  try {
    const latest = apply(state.latest, frame);
    return enqueue({ ...state, latest }, { to: latest, motions: frame.motions }, wishes);
  } catch (error) {
    if (error instanceof Torn) return [state, [{ do: 'look' }]];
    throw error;
  }
}

function enqueue(state: State, step: Step, wishes: Wishes): Next {
  if (!state.shown) {
    return chain(draw(state, step.to), nextTableRoll, (now) => settle(now, step.to, wishes));
  }
  const queued = { ...state, queue: [...state.queue, step] };
  if (state.stage.at === 'still') return begin(queued, wishes);
  return [queued, state.stage.at === 'playing' && queued.queue.length > BEHIND ? [{ do: 'skip' }] : []];
}

/** Begins with what waits to be shown. */
function begin(state: State, wishes: Wishes): Next {
  if (state.queue.length === 0) return [{ ...state, stage: STILL }, []];
  if (wishes.calm) return [{ ...state, stage: { at: 'gathering' } }, [{ do: 'breathe' }]];
  const [step, ...queue] = state.queue;
  return step ? play({ ...state, queue }, step, wishes) : [state, []];
}

/** Everything that came in one breath is one step. */
export function gathered(state: State, wishes: Wishes): Next {
  const last = state.queue.at(-1);
  if (state.stage.at !== 'gathering' || !last) return [{ ...state, stage: STILL }, []];
  const step = { to: last.to, motions: state.queue.flatMap(({ motions }) => motions) };
  return play({ ...state, queue: [] }, step, wishes);
}

function play(state: State, step: Step, wishes: Wishes): Next {
  if (state.view.at === 'past') return begin(log(state, step.to), wishes);
  const played = state.queue.length > BEHIND ? { ...step, motions: [] } : step;
  const moving = !wishes.calm && played.motions.some(({ kind }) => kind !== 'tell');
  return [{ ...state, stage: { at: 'playing', step: played, moving } }, [{ do: 'play', step: played }]];
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
  if (state.stage.at !== 'still') return [{ ...now, queue: [{ to: latest, motions: [] }] }, []];
  return settle(now, latest, wishes);
}

// What goes out: actions with their dice, and rolls that the table waits for.
import type { Asked } from '../../wire/server';
import type { Picture } from '../../wire/table';
import { askedOf, chain, requestOf, type Action, type Next, type Notice, type Request, type State } from './model';

const NONE: Action = { at: 'none' };

function send(state: State, request: Request): Next {
  return [{ ...state, action: { at: 'sending', request } }, [{ do: 'send', request }]];
}

export function act(state: State, id: string, action: string): Next {
  const prompt = state.shown?.prompt;
  if (!prompt || requestOf(state)) return [state, []];
  const request = { id, seat: prompt.seat, prompt: prompt.id, do: action, rolls: [] };
  return send({ ...state, notice: null, sinceTurn: [], tableRolls: { asked: null, rolls: [] } }, request);
}

/** The action in hand, if it still is this one. */
function current(state: State, id: string): Request | null {
  const request = requestOf(state);
  return state.life !== 'closed' && request?.id === id ? request : null;
}

export function answer(state: State, id: string, asked: Asked | null): Next {
  const request = current(state, id);
  const heard = { ...state, reachable: true };
  if (!request) return [heard, []];
  if (asked) return [{ ...heard, action: { at: 'rolling', request, asked } }, []];
  if (state.shown?.prompt?.id !== request.prompt) return done(heard);
  const { prompt } = request;
  return chain({ ...heard, action: { at: 'answered', prompt } }, nextTableRoll, (now) => [
    now,
    [{ do: 'be-patient', prompt }],
  ]);
}

/** Not there, or too much at once: the same again, a little later. */
export function unanswered(state: State, id: string, reachable: boolean): Next {
  const request = current(state, id);
  if (!request) return [state, []];
  const waiting: State = { ...state, reachable: state.reachable && reachable, action: { at: 'retrying', request } };
  return [waiting, [{ do: 'retry-later', request: id }]];
}

export function retry(state: State, id: string): Next {
  const request = current(state, id);
  return request && state.action.at === 'retrying' ? send(state, request) : [state, []];
}

/** Refused: the question is open again. What another has done meanwhile is shown by `receive`. */
export function refuse(
  state: State,
  event: { request: string; notice: Notice; status: number; picture: Picture | null },
  receive: (state: State, picture: Picture) => Next,
): Next {
  if (!current(state, event.request)) return [state, []];
  return chain(
    state,
    done,
    (now) => [{ ...now, notice: event.notice }, []],
    (now) => {
      if (event.picture) return receive(now, event.picture);
      return [now, event.status === 409 ? [{ do: 'look' }] : []];
    },
  );
}

/** Nothing is under way any more. */
export function done(state: State): Next {
  return chain({ ...state, action: NONE }, nextTableRoll, (now) => [now, now.shown ? [{ do: 'walk-on' }] : []]);
}

/** The picture did not come: the question is open again. */
export function outOfPatience(state: State, prompt: number): Next {
  return state.action.at === 'answered' && state.action.prompt === prompt ? done(state) : [state, []];
}

/** With own dice: what came out. A further roll makes it another request. */
export function rolled(state: State, id: string, face: string): Next {
  const asked = askedOf(state);
  if (!asked) return [state, []];
  const roll = { die: asked.die, face };
  if (state.action.at === 'rolling') {
    const { request } = state.action;
    return send(state, { ...request, id, rolls: [...request.rolls, roll] });
  }
  const rolls = [...state.tableRolls.rolls, roll];
  const told: State = { ...state, tableRolls: { asked: null, rolls } };
  return [told, [{ do: state.shown ? 'roll-for-table' : 'start', rolls }]];
}

/** A bot at a table with own dice waits for a roll: whoever sits here makes it, unless it rolls for itself just now. */
export function nextTableRoll(state: State): Next {
  if (requestOf(state) || !state.shown) return [state, []];
  const isSeated = state.card?.seats.some(({ you }) => you);
  return [{ ...state, tableRolls: { asked: (isSeated && state.card?.roll) || null, rolls: [] } }, []];
}

/** What the table wants to be rolled next; nothing where its card will say so. */
export function tableAsks(state: State, asked: Asked | null): State {
  return asked ? { ...state, tableRolls: { ...state.tableRolls, asked } } : state;
}

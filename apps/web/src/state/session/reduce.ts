// The session of a tab as a pure function: what it knows, and what happens, to what it knows then and what is to be done.
import type { TableCard } from '../../wire/server';
import * as acting from './acting';
import { chain, type Event, type Next, type State, type Wishes } from './model';
import * as showing from './showing';

export function reduce(state: State, event: Event, wishes: Wishes): Next {
  switch (event.is) {
    case 'stream':
    case 'card':
    case 'picture':
    case 'delta':
      return reduceStream(state, event, wishes);
    case 'breath':
      return showing.gathered(state, wishes);
    case 'draw':
      return [showing.draw(state, event.picture), []];
    case 'tell':
      return [showing.tell(state, event.line, wishes), []];
    case 'played':
      return showing.played(state, wishes);
    case 'act':
    case 'rolled':
    case 'not-rolled':
    case 'start':
    case 'want-odds':
    case 'close-notice':
    case 'go':
    case 'fast':
    case 'skip-all':
    case 'undo':
    case 'leave':
      return reducePerson(state, event, wishes);
    default:
      return reduceAnswer(state, event, wishes);
  }
}

type Of<Kind extends Event['is']> = Extract<Event, { is: Kind }>;

function reduceStream(state: State, event: Of<'stream' | 'card' | 'picture' | 'delta'>, wishes: Wishes): Next {
  switch (event.is) {
    case 'stream': {
      const linked = { ...state, stream: event.link, reachable: event.link === 'live' || state.reachable };
      // A stream that never opens may be a table that is not there.
      return [linked, event.link === 'lost' && !state.card ? [{ do: 'look-once' }] : []];
    }
    case 'card':
      return takeCard(state, event.card);
    case 'picture':
      return showing.receive(state, event.picture, wishes);
    case 'delta':
      return showing.receiveDelta(state, event.delta, wishes);
  }
}

function takeCard(state: State, card: TableCard): Next {
  const isOther =
    JSON.stringify(card.roll) !== JSON.stringify(state.card?.roll) ||
    (state.shown && state.tableRolls.rolls.length > 0);
  return isOther ? acting.nextTableRoll({ ...state, card }) : [{ ...state, card }, []];
}

function reducePerson(
  state: State,
  event: Of<
    | 'act'
    | 'rolled'
    | 'not-rolled'
    | 'start'
    | 'want-odds'
    | 'close-notice'
    | 'go'
    | 'fast'
    | 'skip-all'
    | 'undo'
    | 'leave'
  >,
  wishes: Wishes,
): Next {
  switch (event.is) {
    case 'act':
      return acting.act(state, event.id, event.action);
    case 'rolled':
      return acting.rolled(state, event.id, event.face);
    case 'not-rolled':
      return acting.done({ ...state, tableRolls: { ...state.tableRolls, asked: null } });
    case 'start':
      return [state, [{ do: 'start', rolls: state.tableRolls.rolls }]];
    case 'want-odds':
      return showing.wantOdds(state, event.actions);
    case 'close-notice':
      return [{ ...state, notice: null }, []];
    case 'go':
      return showing.go(state, event.moment, wishes);
    case 'fast':
      return showing.fast(state);
    case 'skip-all':
      return showing.skipAll(state);
    case 'undo': {
      const { is: _is, ...where } = event;
      const step = (now: State): Next => [{ ...now, notice: null }, [{ do: 'undo', ...where }]];
      return event.moment === undefined ? step(state) : chain(state, (now) => showing.present(now, wishes), step);
    }
    case 'leave':
      return [{ ...state, life: 'closed' }, [{ do: 'close-stream' }]];
  }
}

type Answers = Exclude<Event['is'], (Parameters<typeof reduceStream>[1] | Parameters<typeof reducePerson>[1])['is']>;

function reduceAnswer(
  state: State,
  event: Of<Exclude<Answers, 'breath' | 'draw' | 'tell' | 'played'>>,
  wishes: Wishes,
): Next {
  switch (event.is) {
    case 'looked':
      return chain(
        state,
        (now) => takeCard(now, event.card),
        (now) => (event.picture ? showing.receive(now, event.picture, wishes) : [now, []]),
      );
    case 'gone':
      return [{ ...state, life: 'missing', notice: { text: event.text, rule: null } }, [{ do: 'close-stream' }]];
    case 'answer':
      return acting.answer(state, event.request, event.asked);
    case 'unanswered':
      return acting.unanswered(state, event.request, event.reachable);
    case 'refused':
      return acting.refuse(state, event, (now, picture) => showing.receive(now, picture, wishes));
    case 'retry':
      return acting.retry(state, event.request);
    case 'out-of-patience':
      return acting.outOfPatience(state, event.prompt);
    case 'started':
    case 'table-rolled':
      return [acting.tableAsks(state, event.asked), []];
    case 'table-roll-lost':
      // Somebody else was quicker, or it did not arrive: what waits now is asked for anew.
      return [{ ...state, reachable: state.reachable && event.reachable }, [{ do: 'look' }]];
    case 'trouble':
      return [{ ...state, notice: event.notice }, []];
    case 'unreachable':
      return [{ ...state, reachable: false }, []];
    case 'odds': {
      if (state.shown?.prompt?.id !== event.prompt) return [state, []];
      return [{ ...state, odds: new Map(state.odds).set(event.action, event.odds) }, []];
    }
    case 'reasons': {
      const kept = [...state.reasons].filter(([moment]) => moment <= event.known);
      const told = event.cards.map(({ moment, says }) => [moment, says] as const);
      return [{ ...state, reasons: new Map([...kept, ...told]) }, []];
    }
    case 'no-reasons':
      return [{ ...state, explained: event.known }, []];
    case 'moment':
      return [showing.showMoment(state, event.moment, event.picture), []];
    case 'no-moment': {
      const isAwaited = state.view.at === 'past' && state.view.moment === event.moment;
      return isAwaited ? showing.present(state, wishes) : [state, []];
    }
    case 'older': {
      const lines = [...event.lines.filter(({ id }) => id < event.before), ...state.lines];
      return [{ ...state, lines, keptLines: state.keptLines + event.lines.length }, []];
    }
  }
}

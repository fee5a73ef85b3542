// A session for tests: it is told events, and remembers what it wanted to be done.
import type { Asked, TableCard } from '../../wire/server';
import type { Delta, LogLine, Motion, Picture } from '../../wire/table';
import { FIRST, type Effect, type Event, type State, type Wishes } from './model';
import { reduce } from './reduce';

export const WISHES: Wishes = { odds: true, announce: true, calm: false };
export const CALM: Wishes = { ...WISHES, calm: true };

/** A session that is told events, and remembers what it wanted to be done. */
export class Told {
  state: State = FIRST;
  effects: Effect[] = [];

  constructor(readonly wishes: Wishes = WISHES) {}

  /** Returns what the events ask for. */
  tell(...events: Event[]): Effect[] {
    const asked: Effect[] = [];
    for (const event of events) {
      const [state, effects] = reduce(this.state, event, this.wishes);
      this.state = state;
      asked.push(...effects);
    }
    this.effects.push(...asked);
    return asked;
  }

  /** Draws and ends the step on the stage, as the player does. */
  play(): Effect[] {
    const { stage } = this.state;
    if (stage.at !== 'playing') throw new Error(`the stage is ${stage.at}`);
    return this.tell({ is: 'draw', picture: stage.step.to }, { is: 'played' });
  }
}

export const line = (id: number): LogLine => ({ id, moment: id, says: { key: `line-${id}` } }) as LogLine;

export function picture(moment: number, more: Partial<Picture> = {}): Picture {
  return {
    mark: 100 + moment,
    game: 'g',
    theme: 'g',
    moment,
    seats: [],
    turn: { you: true, says: { key: 'turn' } },
    undo: { free: 0, redo: false },
    prompt: {
      id: moment,
      seat: 0,
      asks: { key: 'ask' },
      flat: true,
      choices: [{ key: 1, number: 1, label: { key: 'roll' }, action: 'roll' }],
    },
    log: Array.from({ length: moment }, (_, at) => line(at + 1)),
    ...more,
  };
}

/** From one of these pictures to a later one. */
export function delta(base: number, to: number, motions: Motion[] = []): Delta {
  const { mark, moment, prompt, log } = picture(to);
  const changes = Object.entries({ mark, moment, prompt, log }).map(([at, now]) => ({ at, now }));
  return { base: 100 + base, mark, motions, changes };
}

export const MOVE: Motion = { kind: 'appear', thing: 'lamp' };

export function card(more: Partial<TableCard> = {}): TableCard {
  return { id: 't', game: 'g', stage: 'playing', seats: [{ seat: 0, you: true }], may: ['odds'], ...more } as TableCard;
}

export const DIE: Asked = { die: 'd6', count: 1, faces: ['1', '6'] } as unknown as Asked;

/** Somebody sits at a table at moment 3. */
export function seated(wishes?: Wishes, more: Partial<TableCard> = {}): Told {
  const told = new Told(wishes);
  told.tell({ is: 'stream', link: 'live' }, { is: 'card', card: card(more) }, { is: 'picture', picture: picture(3) });
  return told;
}

export const kinds = (effects: readonly Effect[]) => effects.map((effect) => effect.do);

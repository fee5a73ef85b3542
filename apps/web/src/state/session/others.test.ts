import { describe, expect, it } from 'vitest';
import type { TableCard } from '../../wire/server';
import type { Motion } from '../../wire/table';
import type { Wishes } from './model';
import { MOVE, Told, card, delta, kinds, line, picture } from './testing';

describe('what others do', () => {
  const seats = [
    { seat: 0, you: true },
    { seat: 1, bot: 'sensible' },
  ] as unknown as TableCard['seats'];

  /** Somebody waits for a bot at moment 3. */
  function waiting(wishes?: Wishes): Told {
    const told = new Told(wishes);
    const asked = { you: false, says: { key: 'turn' }, asked: [1] };
    told.tell({ is: 'card', card: card({ seats }) }, { is: 'picture', picture: picture(3, { turn: asked }) });
    return told;
  }

  /** The bot takes so many steps, each as long as `count` dice. */
  function steps(told: Told, many: number, count = 1): void {
    const roll: Motion = { kind: 'roll', dice: [] };
    for (let at = 3; at < 3 + many; at += 1) {
      const motions = Array.from({ length: count }, () => roll);
      told.tell({ is: 'delta', delta: delta(at, at + 1, [...motions, { kind: 'tell', line: at + 1 }]) });
    }
  }

  const played = (told: Told) => told.effects.flatMap((effect) => (effect.do === 'play' ? [effect] : []));

  it('is played step by step, however many wait', () => {
    const told = waiting();
    steps(told, 7);
    expect(told.effects.some((effect) => effect.do === 'skip')).toBe(false);
    expect(told.state.series).toMatchObject({ shown: 1, count: 7 });
    while (told.state.stage.at === 'playing') told.play();
    expect(played(told).map(({ step }) => step.motions.length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(played(told).every(({ step, pace }) => step.others && pace === 1)).toBe(true);
  });

  it('takes twelve seconds at most: what is longer is faster', () => {
    const told = waiting();
    steps(told, 20, 4);
    while (told.state.stage.at === 'playing') told.play();
    const spent = played(told).reduce((sum, { pace }) => sum + (4 * 380 + 700) / pace, 0);
    expect(spent).toBeGreaterThan(11_000);
    expect(spent).toBeLessThanOrEqual(12_500);
  });

  it('is faster, or there at once, when that is wanted', () => {
    const told = waiting();
    steps(told, 5);
    expect(kinds(told.tell({ is: 'fast' }))).toEqual(['skip']);
    told.play();
    expect(played(told).at(-1)?.pace).toBe(4);
    expect(kinds(told.tell({ is: 'skip-all' }))).toEqual(['skip']);
    told.play();
    expect(played(told).at(-1)?.step).toMatchObject({
      to: { moment: 8 },
      motions: [{ line: 6 }, { line: 7 }, { line: 8 }],
    });
    told.play();
    expect(told.state.stage).toEqual({ at: 'still' });
  });

  it('is kept line by line until somebody here acts', () => {
    const told = waiting();
    steps(told, 3);
    expect(told.state.sinceTurn.map(({ id }) => id)).toEqual([4, 5, 6]);
    while (told.state.stage.at === 'playing') told.play();
    told.tell({ is: 'act', id: 'a', action: 'roll' });
    expect(told.state.sinceTurn).toEqual([]);
  });

  it('names whoever begins to act, once, and asks why before it is shown', () => {
    const told = waiting();
    const boards = [{ id: 'map', ground: {}, pieces: [{ id: 'wolf' }, { id: 'bear' }] }];
    const doers = ['wolf', 'wolf', 'bear', undefined, 'bear', 'somebody-out-of-sight'];
    doers.forEach((by, at) => {
      const log = [
        ...picture(3 + at).log!,
        { ...line(4 + at), ...(by ? { deed: { by, says: { key: 'strikes' } } } : {}) },
      ];
      const change = delta(3 + at, 4 + at, [MOVE]);
      const changes = [
        ...change.changes.filter(({ at }) => at !== 'log'),
        { at: 'log', now: log },
        { at: 'boards', now: boards },
      ];
      told.tell({ is: 'delta', delta: { ...change, changes } });
    });
    const asked = told.effects.findIndex((effect) => effect.do === 'fetch-reasons' && effect.after === 3);
    expect(asked).toBeGreaterThanOrEqual(0);
    expect(asked).toBeLessThan(told.effects.findIndex((effect) => effect.do === 'play'));
    while (told.state.stage.at === 'playing') told.play();
    expect(played(told).map(({ step }) => step.opens)).toEqual([
      'wolf',
      undefined,
      'bear',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('ends when somebody here is asked', () => {
    const told = waiting();
    steps(told, 2);
    const mine = { at: 'turn', now: { you: true, says: { key: 'turn' }, asked: [0] } };
    told.tell({ is: 'delta', delta: { base: 105, mark: 106, motions: [], changes: [{ at: 'mark', now: 106 }, mine] } });
    while (told.state.stage.at === 'playing') told.play();
    expect(told.state.series).toBeNull();
  });
});

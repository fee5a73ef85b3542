import { describe, expect, it } from 'vitest';
import type { Picture } from '../wire/table';
import { adopt, change, heard, pathTo, rewound, without } from './graft';

const base: Picture = {
  mark: 1,
  game: 'g',
  theme: 'g',
  moment: 1,
  seats: [],
  turn: { you: true, says: { key: 'x' } },
  undo: { free: 0, redo: false },
  sheets: [{ id: 'sheet-1', title: { key: 'h' }, tracks: [{ id: 'hp', name: { key: 'hp' }, value: 11, max: 20 }] }],
};
const later: Picture = {
  ...base,
  mark: 2,
  fight: {
    title: { key: 'f' },
    sides: [{ id: 'foe', name: { key: 'e' }, tracks: [{ id: 'foe-hp', name: { key: 'hp' }, value: 2, max: 12 }] }],
  },
  sheets: [{ id: 'sheet-1', title: { key: 'h' }, tracks: [{ id: 'hp', name: { key: 'hp' }, value: 7, max: 20 }] }],
};

describe('on the way from one picture to the next', () => {
  it('a thing is found by its id', () => {
    expect(pathTo(later, 'foe-hp')).toEqual(['fight', 'sides', 'foe', 'tracks', 'foe-hp']);
    expect(pathTo(later, 'nothing')).toBeNull();
  });

  it('a thing comes with what it stands in, and nothing else', () => {
    const shown = adopt(base, later, 'foe');
    expect(shown.fight).toEqual(later.fight);
    expect(shown.sheets?.[0]?.tracks?.[0]?.value).toBe(11);
  });

  it('what is counted later stands as it was before', () => {
    const shown = rewound(later, [
      { kind: 'count', thing: 'foe-hp', by: -10 },
      { kind: 'count', thing: 'hp', by: -4 },
    ]);
    expect(shown.fight?.sides[0]?.tracks?.[0]?.value).toBe(12);
    expect(shown.sheets?.[0]?.tracks?.[0]?.value).toBe(11);
  });

  it('nothing tells of dice that are still to be rolled', () => {
    const [foe] = later.fight?.sides ?? [];
    const rolled: Picture = {
      ...later,
      fight: {
        title: { key: 'f' },
        forecast: [{ key: 'falls' }],
        sides: [{ ...foe!, total: { terms: [], value: 9 }, rows: [{ key: '1', on: true, sides: [] }] }],
      },
    };
    const shown = rewound(rolled, [{ kind: 'roll', dice: [] }]);
    expect(shown.fight?.forecast).toBeUndefined();
    expect(shown.fight?.sides[0]).not.toHaveProperty('total');
    expect(shown.fight?.sides[0]?.rows).toEqual([{ key: '1', sides: [] }]);
    expect(rewound(rolled, []).fight).toEqual(rolled.fight);
  });

  it('a line is heard when its motion is over', () => {
    const line = (id: number) => ({ id, moment: 1, says: { key: 'l' } });
    const told: Picture = { ...later, log: [line(1), line(2), line(3)] };
    expect(
      heard(told, [
        { kind: 'tell', line: 2 },
        { kind: 'tell', line: 3 },
      ]).map(({ id }) => id),
    ).toEqual([1]);
    expect(heard(told, [{ kind: 'tell', line: 3 }]).map(({ id }) => id)).toEqual([1, 2]);
    expect(heard(told, []).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('the last enemy takes the fight with it', () => {
    expect(without(later, 'foe').fight).toBeUndefined();
  });

  it('a change leaves the old picture alone', () => {
    const shown = change(base, 'hp', (track) => ({ ...track, value: 3 }));
    expect(shown.sheets?.[0]?.tracks?.[0]?.value).toBe(3);
    expect(base.sheets?.[0]?.tracks?.[0]?.value).toBe(11);
  });
});

import { describe, expect, it } from 'vitest';
import type { Picture } from '../wire/table';
import { adopt, change, pathTo, rewound, without } from './graft';

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
  fight: { title: { key: 'f' }, sides: [{ id: 'foe', name: { key: 'e' }, tracks: [{ id: 'foe-hp', name: { key: 'hp' }, value: 2, max: 12 }] }] },
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
    const shown = rewound(later, [{ kind: 'count', thing: 'foe-hp', by: -10 }, { kind: 'count', thing: 'hp', by: -4 }]);
    expect(shown.fight?.sides[0]?.tracks?.[0]?.value).toBe(12);
    expect(shown.sheets?.[0]?.tracks?.[0]?.value).toBe(11);
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

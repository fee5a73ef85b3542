import { describe, expect, it } from 'vitest';
import type { Picture } from '../wire/table';
import { Torn, apply, find, leaves, rulesOf } from './picture';

const picture: Picture = {
  mark: 1,
  game: 'g',
  theme: 'g',
  moment: 3,
  seats: [],
  turn: { you: true, says: { key: 'x' } },
  undo: { free: 0, redo: false },
  boards: [
    {
      id: 'grid',
      title: { key: 'board' },
      ground: {
        kind: 'grid',
        columns: 1,
        cells: [
          { id: 'cell-1', number: 1 },
          { id: 'cell-2', number: 2 },
        ],
      },
      pieces: [{ id: 'hero-1', at: 'cell-1', kind: 'hero', name: { key: 'h', rules: ['MR-TURN-01'] }, label: '@' }],
    },
  ],
};

describe('a delta', () => {
  it('changes what it names and leaves the rest as it was', () => {
    const next = apply(picture, {
      base: 1,
      mark: 2,
      motions: [],
      changes: [
        { at: 'mark', now: 2 },
        { at: 'boards/grid/pieces/hero-1/at', now: 'cell-2' },
        { at: 'boards/grid/pieces/hero-2', now: { id: 'hero-2', at: 'cell-1' } },
        { at: 'boards/grid/ground/cells/cell-1/visited', now: true },
      ],
    });
    expect(next.mark).toBe(2);
    expect(next.boards?.[0]?.pieces?.map(({ id, at }) => `${id} ${at}`)).toEqual(['hero-1 cell-2', 'hero-2 cell-1']);
    expect(find(next, 'cell-1')).toMatchObject({ visited: true });
    expect(find(next, 'cell-2')).toBe(find(picture, 'cell-2'));
    expect(picture.boards?.[0]?.pieces?.[0]?.at).toBe('cell-1');
  });

  it('takes parts away, from lists and from objects', () => {
    const next = apply(picture, {
      base: 1,
      mark: 2,
      motions: [],
      changes: [{ at: 'boards/grid/pieces/hero-1' }, { at: 'boards/grid/title/key', now: 'other' }, { at: 'viewer' }],
    });
    expect(next.boards?.[0]?.pieces).toEqual([]);
  });

  it('from another picture is torn', () => {
    expect(() => apply(picture, { base: 9, mark: 2, motions: [], changes: [] })).toThrow(Torn);
    expect(() =>
      apply(picture, { base: 1, mark: 2, motions: [], changes: [{ at: 'boards/none/title', now: 1 }] }),
    ).toThrow(Torn);
  });
});

describe('a picture', () => {
  it('knows the rules of a thing', () => {
    expect(rulesOf(find(picture, 'hero-1'))).toEqual(['MR-TURN-01']);
  });

  it('has the leaves of a prompt in the order of their numbers', () => {
    const leaf = (number: number) => ({ key: 1, number, label: { key: `l${number}` } });
    const tree = [leaf(3), { key: 2, number: 0, label: { key: 'b' }, then: [leaf(2), leaf(1)] }];
    expect(leaves(tree).map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

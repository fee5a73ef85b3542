import { describe, expect, it } from 'vitest';
import type { MarkSpot, Tiles } from '../wire/table';
import { Plan, SIZE, wayTo } from './tiles';

const floor = { id: '.', kind: 'floor', name: { key: 'floor' } };
const tiles = (more: Partial<Tiles>): Tiles => ({
  squares: ['..', ' .'],
  legend: [floor],
  edges: [],
  zones: [],
  ...more,
});

describe('a map of squares', () => {
  it('names its squares by the numbers of their columns and rows', () => {
    const plan = new Plan(tiles({ left: 5, top: 14 }));
    expect(plan.squares.map(({ id, x, y }) => `${id} at ${x},${y}`)).toEqual([
      '5,14 at 0,0',
      '6,14 at 1,0',
      '6,15 at 1,1',
    ]);
    expect(plan.place('6,15')).toEqual([1, 1]);
    expect(plan.middle('5,14')).toEqual([SIZE / 2, SIZE / 2]);
    expect(plan.place('hero-1')).toBeNull();
  });

  it('goes on with 0 after the last column and row', () => {
    const plan = new Plan(tiles({ left: 63, top: 47, columns: 64, rows: 48 }));
    expect(plan.squares.map(({ id }) => id)).toEqual(['63,47', '0,47', '0,0']);
    expect(plan.place('0,0')).toEqual([1, 1]);
    expect(plan.place('63,47')).toEqual([0, 0]);
  });
});

describe('the way to a square', () => {
  const spots: MarkSpot[] = [
    { at: '1,0', figure: 1, via: '0,0' },
    { at: '2,0', figure: 2, via: '1,0' },
    { at: '0,1', figure: 1, via: '0,0' },
  ];
  const reach = new Map(spots.map((spot) => [spot.at, spot]));

  it('begins where the walker stands', () => {
    expect(wayTo(reach, '2,0').map(({ at }) => at)).toEqual(['0,0', '1,0', '2,0']);
  });

  it('is none where it cannot be reached', () => {
    expect(wayTo(reach, '9,9')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Story, Words } from '../wire/table';
import { bestBefore, joined } from './bests';
import { along, fights, figure, parts, steps } from './chart';

const title = (area: number, floor: number): Words[] => [
  { key: 'area', args: { area } },
  { key: 'floor', args: { floor } },
];
const story: Story = {
  counts: { key: 'hp' },
  moments: [0, 1, 3, 5, 9],
  lines: [{ seat: 0, values: [5, 4, 4, 2, 0], max: 20 }],
  parts: [
    { moment: 0, title: title(1, 1) },
    { moment: 3, title: title(2, 1) },
    { moment: 5, title: title(3, 2) },
  ],
};

describe('the chart of a match', () => {
  it('has wide parts behind the line and narrow ones below it', () => {
    const { bands, discs } = parts(story);
    expect(discs.map(({ from }) => from)).toEqual([0, 0.5, 0.75]);
    expect(bands.map(({ from, to }) => [from, to])).toEqual([
      [0, 0.75],
      [0.75, 1],
    ]);
    expect(discs.map((one, at) => figure(one.title, at))).toEqual([1, 2, 3]);
  });

  it('puts a moment that was not looked at where the next one stands', () => {
    expect(along(story, 4)).toBe(0.75);
    expect(along(story, 99)).toBe(1);
  });

  it('draws steps', () => {
    expect(steps([10, 5], 10, 100, 50)).toBe('M0.0 0.0H100.0V25.0');
  });

  it('shows the great fights where there are many', () => {
    const fight = (kind: string, moment: number) => ({ moment, kind, name: { key: kind } });
    const many = [...Array(14).keys()].map((at) => fight('monster', at));
    const found = fights({ ...story, fights: [...many, fight('guardian', 20)] });
    expect(found.map(({ kind }) => kind)).toEqual(['guardian']);
  });
});

describe('earlier matches', () => {
  it('are noted once each, and the best of them is told apart from this one', () => {
    const first = joined([], { table: 'a', value: 3 });
    const second = joined(first, { table: 'b', value: 5 });
    expect(joined(second, { table: 'b', value: 9 })).toEqual(second);
    expect(bestBefore(second, 'b')).toBe(3);
    expect(bestBefore(first, 'a')).toBeNull();
  });
});

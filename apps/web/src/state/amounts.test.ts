import { describe, expect, it } from 'vitest';
import type { Choice } from '../wire/table';
import { spread } from './amounts';

const leaf = (number: number): Choice => ({
  key: number,
  number,
  label: { key: `do-${number}` },
  action: `do ${number}`,
});
const upTo = (number: number, most: number): Choice => ({
  key: number,
  number,
  label: { key: 'reinforce' },
  amounts: Array.from({ length: most }, (_, at) => ({
    amount: at + 1,
    label: { key: 'reinforce', args: { amount: at + 1 } },
    action: `reinforce ${at + 1}`,
  })),
});

describe('amounts', () => {
  it('stand beside the other choices where each has a number key', () => {
    expect(spread([leaf(1), upTo(2, 3), leaf(3)]).map(({ action }) => action)).toEqual([
      'do 1',
      'reinforce 1',
      'reinforce 2',
      'reinforce 3',
      'do 3',
    ]);
  });

  it('stay behind their branch where there are too many', () => {
    const many = [leaf(1), upTo(2, 9)];
    expect(spread(many)).toEqual(many);
  });
});

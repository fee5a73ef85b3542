import { describe, expect, it } from 'vitest';
import { seen, SIZE } from './tiles';

describe('the part of a map that is shown', () => {
  const whole = [0, 0, 20 * SIZE, 10 * SIZE] as const;
  it('has somebody in its middle, and never more of nothing than it must', () => {
    expect(seen(whole, [400, 200], 50, [10 * SIZE, 5 * SIZE])).toEqual([6 * SIZE, 3 * SIZE, 8 * SIZE, 4 * SIZE]);
    expect(seen(whole, [400, 200], 50, [0, 10 * SIZE])).toEqual([0, 6 * SIZE, 8 * SIZE, 4 * SIZE]);
  });
  it('shows a small map in its middle', () => {
    expect(seen(whole, [2000, 200], 50, [0, 0])).toEqual([-10 * SIZE, 0, 40 * SIZE, 4 * SIZE]);
  });
});

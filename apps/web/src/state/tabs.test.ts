import { describe, expect, it } from 'vitest';
import { rowsOf } from './tabs';

describe('rows of tiles', () => {
  it('are as many as their groups need side by side', () => {
    expect(rowsOf([3, 4, 2], 942)).toBe(1);
    expect(rowsOf([3, 5, 7, 2], 942)).toBe(2);
    expect(rowsOf([4, 6, 9, 8, 2], 942)).toBe(3);
  });

  it('break a group that is wider than a row', () => {
    expect(rowsOf([20], 942)).toBe(2);
    expect(rowsOf([2, 20], 942)).toBe(3);
  });
});

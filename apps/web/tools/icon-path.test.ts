import { icons } from '@iconify-json/game-icons';
import { describe, expect, it } from 'vitest';
import { rounded, slim } from './icon-path';

describe('paths in whole numbers', () => {
  it('keeps every point where it lies, however long the way', () => {
    expect(rounded('m.4.4' + 'l.4 0'.repeat(10))).toMatch(/^m0 0/);
    const ends = rounded('M0 0' + 'l.4 0'.repeat(10));
    const sum = [...ends.matchAll(/l(-?\d+)/g)].reduce((all, [, by]) => all + Number(by), 0);
    expect(sum).toBe(4);
  });

  it('reads arcs whose flags stand close, and lines after a move', () => {
    expect(rounded('M1 1a2.25 2 0 0110.4 5')).toBe('M1 1a2.3 2 0 0 1 10 5');
    expect(rounded('m1 1 2.4 2.4')).toBe('m1 1l2 2');
    expect(rounded('M10 10h2.6v1.2zm1 1')).toBe('M10 10h3v1zm1 1');
  });

  it('reads every icon there is', () => {
    for (const { body } of Object.values(icons.icons)) expect(slim(body)).not.toContain('NaN');
  });
});

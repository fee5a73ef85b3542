import { expect, it } from 'vitest';
import { dayOf, left, short } from './days';

it('days are said in both languages, whatever the clock of the browser', () => {
  expect(dayOf('2026-11-16', 'en')).toContain('16');
  expect(dayOf('2026-11-16', 'fr')).toBe('16 novembre');
});

it('what is left is told in hours and minutes', () => {
  expect(left(3 * 3_600_000, 0)).toEqual({ hours: 3, minutes: 0 });
  expect(left(61_000, 0)).toEqual({ hours: 0, minutes: 2 });
  expect(left(0, 5_000)).toEqual({ hours: 0, minutes: 0 });
});

it('a hash is shortened to what the eye can compare', () => {
  expect(short('8f3ca1d077e2ffff')).toBe('8f3c a1d0 77e2');
});

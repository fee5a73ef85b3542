import { expect, it } from 'vitest';
import { axis, fraction, half, number } from './numbers';

const choice = (low: number, chance: number, high: number) => ({
  do: '',
  says: { key: 'x' },
  low,
  chance,
  high,
  matches: 1,
});

it('an axis holds every interval and is never empty', () => {
  expect(axis([choice(5310, 5800, 6120), choice(5010, 5100, 5200)])).toEqual({ low: 5000, high: 6500 });
  expect(axis([choice(0, 0, 0)])).toEqual({ low: 0, high: 500 });
  expect(axis([choice(10_000, 10_000, 10_000)])).toEqual({ low: 9500, high: 10_000 });
});

it('shares are fractions in lowest terms where there is one', () => {
  const one = 2 ** 32;
  expect(fraction(one / 2, one)).toBe('1/2');
  expect(fraction(Math.floor((one * 35) / 36), one)).toBe('35/36');
  expect(fraction(one, one)).toBe('1/1');
  expect(fraction(0, one)).toBe('0/1');
  expect(fraction(Math.floor(one * 0.318309886), one)).toBe('0.318310');
});

it('numbers are written as the language writes them', () => {
  expect(number(6.84, 'en')).toBe('6.8');
  expect(number(6.84, 'fr')).toBe('6,8');
  expect(half(choice(100, 200, 350), 'en')).toBe('± 1.5');
});

import { expect, it } from 'vitest';
import { when } from './when';

it('says when as people do', () => {
  const now = new Date(2025, 10, 15, 20, 0).getTime();
  const at = (day: number, hour: number) => new Date(2025, 10, day, hour, 42).getTime();
  expect(when(at(15, 18), 'en-GB', now)).toBe('today 18:42');
  expect(when(at(15, 18), 'fr', now)).toBe('aujourd’hui 18:42');
  expect(when(at(14, 9), 'en', now)).toBe('yesterday');
  expect(when(at(12, 9), 'en', now)).toBe('Wednesday');
  expect(when(at(1, 9), 'fr', now)).toBe('1 nov. 2025');
});

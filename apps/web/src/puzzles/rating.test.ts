import { expect, it } from 'vitest';
import { after, level, next, read, write, type Record } from './rating';

const fresh: Record = { rating: 1200, tried: [] };

it('a harder puzzle solved gains more, an easier one missed loses more', () => {
  const gain = (rating: number) => after(fresh, { id: 'a', rating }, true).rating - 1200;
  const loss = (rating: number) => 1200 - after(fresh, { id: 'a', rating }, false).rating;
  expect(gain(1600)).toBeGreaterThan(gain(1000));
  expect(loss(1000)).toBeGreaterThan(loss(1600));
});

it('only the first try counts', () => {
  const once = after(fresh, { id: 'a', rating: 1200 }, false);
  expect(after(once, { id: 'a', rating: 1200 }, true)).toBe(once);
});

it('the next puzzle is the nearest one that is new', () => {
  const puzzles = [
    { id: 'far', rating: 1800 },
    { id: 'near', rating: 1250 },
  ];
  expect(next(puzzles, fresh)?.id).toBe('near');
  expect(next(puzzles, after(fresh, { id: 'near', rating: 1250 }, true))?.id).toBe('far');
  expect(next([], fresh)).toBeUndefined();
});

it('what is kept is read again, and nonsense is forgotten', () => {
  let kept = 'nonsense';
  const storage = { getItem: () => kept, setItem: (_: string, text: string) => (kept = text) };
  expect(read(storage)).toEqual(fresh);
  const record = after(fresh, { id: 'a', rating: 1400 }, true);
  write(storage, record);
  expect(read(storage)).toEqual(record);
  expect([level(1200), level(1600), level(1900)]).toEqual(['easy', 'medium', 'hard']);
});

import { expect, it } from 'vitest';
import { seated, take } from './cast';

const DRAWN = ['random', 'random'];

it('takes one’s own seat first, wherever it is', () => {
  expect(take(DRAWN, 'sankaa', ['me', 'bot'])).toEqual(['sankaa', 'random']);
  expect(take(DRAWN, 'sankaa', ['bot', 'me'])).toEqual(['random', 'sankaa']);
});

it('never makes a third seat at a table of two', () => {
  const one = take(seated(['random'], 2), 'sankaa', ['me', 'open']);
  const two = take(one, 'molesor', ['me', 'open']);
  expect(two).toEqual(['sankaa', 'molesor']);
  expect(take(two, 'arminius', ['me', 'open'])).toEqual(['arminius', 'molesor']);
});

it('leaves a seat to chance again', () => {
  expect(take(['sankaa', 'molesor'], 'sankaa', ['me', 'bot'])).toEqual(['random', 'molesor']);
  expect(take(['sankaa', 'molesor'], 'random', ['me', 'bot'])).toEqual(DRAWN);
});

it('has as many seats as the table', () => {
  expect(seated(['sankaa'], 3)).toEqual(['sankaa', 'random', 'random']);
  expect(seated(['sankaa', 'molesor', 'arminius'], 2)).toEqual(['sankaa', 'molesor']);
});

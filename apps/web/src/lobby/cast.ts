// Who is played at which seat of a new table whose number of seats is fixed: one choice takes one seat, and no choice ever makes another seat.
import type { NewSeat } from '../wire/server';

/** Nobody was chosen for a seat: chance decides. */
const DRAWN = 'random';

/** The seats of a table of so many, drawn where nobody was chosen. */
export function seated(chosen: readonly unknown[], count: number): unknown[] {
  return Array.from({ length: count }, (_, at) => chosen[at] ?? DRAWN);
}

/**
 * The same after somebody was pressed: whoever is not seated takes one's own seat first, then the seats of others, and, where all are taken, one's own
 * again; whoever is seated leaves the seat to chance. Chance itself empties every seat.
 */
export function take(now: readonly unknown[], choice: unknown, seats: readonly NewSeat[]): unknown[] {
  if (choice === DRAWN) return now.map(() => DRAWN);
  const at = now.indexOf(choice);
  if (at >= 0) return now.with(at, DRAWN);
  const places = now.map((_, place) => place);
  const own = places.filter((place) => seats[place] === 'me');
  const inOrder = [...own, ...places.filter((place) => !own.includes(place))];
  const free = inOrder.find((place) => now[place] === DRAWN) ?? inOrder[0] ?? 0;
  return now.with(free, choice);
}

// Who listens at a table, and what those who sit there are called.
import type { Called, Listener } from '../texts/texts';
import type { TableCard } from '../wire/server';
import type { Picture } from '../wire/table';

export function listener(card: TableCard | null, picture: Picture | undefined): Listener {
  const called = new Map<number, Called>();
  picture?.seats.forEach((seat, at) => {
    if (seat.name) called.set(at, { name: seat.name });
  });
  if ((card?.seats.length ?? 0) > 1) {
    for (const seat of card?.seats ?? [])
      if (seat.name && !called.has(seat.seat)) called.set(seat.seat, { word: seat.name });
  }
  // Who plays several seats hears them told apart.
  const own = card?.seats.filter(({ you }) => you).length ?? 0;
  return { seat: own > 1 ? null : (card?.viewer ?? null), called };
}

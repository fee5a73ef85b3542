// How far one came in earlier matches, as this browser remembers it.

export interface Past {
  table: string;
  value: number;
}

/** So many matches of a game are remembered. */
const KEPT = 24;
const place = (game: string) => `undercroft.past.${game}`;

/** The matches with this one at its end. The same table again changes nothing. */
export function joined(past: readonly Past[], now: Past): Past[] {
  const others = past.filter(({ table }) => table !== now.table);
  return others.length < past.length ? [...past] : [...past, now].slice(-KEPT);
}

/** Notes a match; gives those that are remembered, this one among them. */
export function remember(game: string, now: Past): Past[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(place(game)) ?? '[]');
    const past = joined(Array.isArray(known) ? (known as Past[]) : [], now);
    localStorage.setItem(place(game), JSON.stringify(past));
    return past;
  } catch {
    return [now];
  }
}

/** The best of the matches before this one. */
export function bestBefore(past: readonly Past[], table: string): number | null {
  const others = past.filter((one) => one.table !== table).map(({ value }) => value);
  return others.length ? Math.max(...others) : null;
}

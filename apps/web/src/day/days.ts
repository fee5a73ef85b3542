// Days by Greenwich, in words.

/** A date such as 2026-01-31 in the language of the page, without its year. */
export function dayOf(date: string, lang: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day);
}

/** How long it takes until a moment: whole hours and minutes, never less than none. */
export function left(until: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((until - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The beginning of a long hash in groups that can be compared by eye. */
export function short(hash: string): string {
  return (hash.slice(0, 12).match(/.{1,4}/g) ?? []).join(' ');
}

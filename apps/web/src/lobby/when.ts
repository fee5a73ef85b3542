// When something happened, as people say it: today with the hour, yesterday, a weekday, a date.

const DAY = 24 * 60 * 60 * 1000;

export function when(moment: number, lang: string, now = Date.now()): string {
  const then = new Date(moment);
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  if (moment >= midnight)
    return `${words.format(0, 'day')} ${then.toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
  if (moment >= midnight - DAY) return words.format(-1, 'day');
  if (moment >= midnight - 6 * DAY) return then.toLocaleDateString(lang, { weekday: 'long' });
  return then.toLocaleDateString(lang, { day: 'numeric', month: 'short', year: 'numeric' });
}

// What a person chose for this browser. Remembered here and nowhere else.
import type { Lang } from '../texts/texts';

export type Mode = 'system' | 'dark' | 'light';

export interface Settings {
  lang: Lang;
  mode: Mode;
  /** How fast things move; 0 is not at all. */
  speed: number;
  odds: boolean;
  /** What a person is called at tables with others. */
  nickname: string;
  /** Steps without a choice are told, too. */
  routine: boolean;
  /** Sentences are read out as they appear. */
  announce: boolean;
  /** Things are heard, and felt on a phone. */
  sound: boolean;
  /** The system tells whose turn it is, to somebody who looks elsewhere. */
  notify: boolean;
  /** The games whose first minute was explained; nothing is explained where this is not known. */
  coached: readonly string[] | null;
}

const PLACE = 'undercroft.settings';

function first(): Settings {
  const asked = new URLSearchParams(location.search).get('lang');
  const lang = (asked ?? navigator.language).startsWith('fr') ? 'fr' : 'en';
  return {
    lang,
    mode: 'system',
    speed: 1,
    odds: true,
    nickname: '',
    routine: false,
    announce: true,
    sound: false,
    notify: false,
    coached: [],
  };
}

function remembered(): Settings {
  const settings = first();
  try {
    Object.assign(settings, JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
  } catch {
    // A browser that keeps nothing still plays.
  }
  const asked = new URLSearchParams(location.search).get('lang');
  if (asked === 'fr' || asked === 'en') settings.lang = asked;
  return settings;
}

export const settings = $state<Settings>(remembered());
tellServer();

/** The server speaks the same language where it speaks by itself. */
function tellServer(): void {
  document.cookie = `lang=${settings.lang}; path=/; max-age=31536000; samesite=lax`;
}

/** Changes settings and remembers them. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  tellServer();
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // See above.
  }
}

const light = matchMedia('(prefers-color-scheme: light)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let prefersLight = $state(light.matches);
let prefersCalm = $state(calm.matches);
light.addEventListener('change', () => (prefersLight = light.matches));
calm.addEventListener('change', () => (prefersCalm = calm.matches));

/** Dark or light, now. */
export function mode(): 'dark' | 'light' {
  if (settings.mode === 'system') return prefersLight ? 'light' : 'dark';
  return settings.mode;
}

/** How fast things move, now; 0 for people who want no motion. */
export function speed(): number {
  return prefersCalm ? 0 : settings.speed;
}

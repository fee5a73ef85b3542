// The icons in the page: those of the interface from the start, those of a game when its table opens.
import shell from 'icon-set:shell';
import { ICON_SETS } from '../themes/icon-sets';

type Set = Record<string, string>;

/** Icons are drawn in a square of 512. */
let known = $state.raw<Set>(shell);

/** A plain token, for an icon that is not in the page. */
const TOKEN =
  '<path fill="currentColor" d="M256 56a200 200 0 1 0 0 400 200 200 0 0 0 0-400zm0 60a140 140 0 1 1 0 280 140 140 0 0 1 0-280zm0 70a70 70 0 1 0 0 140 70 70 0 0 0 0-140z"/>';

/** What to draw for an icon. */
export function drawing(name: string | undefined): string {
  return (name && known[name]) || TOKEN;
}

/** Fetches the icons of a game. */
export async function loadIcons(game: string): Promise<void> {
  const set = await ICON_SETS[game]?.();
  if (set) known = { ...known, ...set.default };
}

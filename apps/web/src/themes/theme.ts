// The look of a game: where its parts stand and what its dice and tracks look like. No rule and no text; an unknown game gets the plain one.
import type { NewSeat } from '../wire/server';
import catacombs from './catacombs/theme';
import miniRogue from './mini-rogue/theme';
import urto from './urto/theme';

export interface Theme {
  id: string;
  /** Stands for the game in lists of tables. */
  icon?: string;
  /** `side`: a sheet beside the board; `order`: a list of who acts, then the acting sheet; `strip`: sheets in a strip below the board. */
  layout: 'side' | 'order' | 'strip';
  /** How the first level of a prompt is shown. */
  prompt: 'numbers' | 'tiles' | 'tabs';
  /** There is a felt tray in the dock. */
  tray: boolean;
  dice: Record<string, DieLook>;
  /** The icons of its characters, by their words. */
  portraits: Record<string, string>;
  /** How a card lies that is dealt face down. */
  back?: { kind: string; icon: string };
  /** Kinds of spaces that shine by themselves. */
  lit?: readonly string[];
  /** Kinds of ground that are built as walls. */
  walls?: readonly string[];
  /** The sign for cards in hand. */
  hand?: string;
  /** The shapes on the chests of meeples, by badge: whoever sees no colours tells them apart. */
  chests?: Record<string, string>;
  /** What “play now” sets up, where the game's own defaults are not the nicest beginning. */
  start?: Record<string, unknown>;
  /** What “invite by link” sets up: a table for several people, whose seats are open but for one's own and those of bots. */
  invite?: { setup: Record<string, unknown>; seats: NewSeat[] };
}

export interface DieLook {
  /** The body: a class of `Die.svelte`. */
  body: 'bone' | 'coal' | 'violet' | 'green' | 'steel' | 'teal' | 'level';
  marks: 'pips' | 'figure';
}

const PLAIN: Theme = { id: 'plain', layout: 'side', prompt: 'numbers', tray: true, dice: {}, portraits: {} };

const THEMES: Theme[] = [miniRogue, catacombs, urto];

export function themeOf(id: string): Theme {
  return THEMES.find((theme) => theme.id === id) ?? { ...PLAIN, id };
}

export function dieLook(theme: Theme, kind: string): DieLook {
  return theme.dice[kind] ?? { body: 'bone', marks: 'figure' };
}

/** The meaning of an icon's colour: a token of `tokens.css` without its dashes. */
const TINTS: Record<string, string> = {
  hearts: 'life',
  shield: 'armour',
  'two-coins': 'gold',
  meat: 'food',
  upgrade: 'xp',
  'water-drop': 'mana',
  laurels: 'gold',
  'gem-pendant': 'curse',
  'cursed-star': 'curse',
  'poison-gas': 'poison',
  'sight-disabled': 'xp',

  'poison-bottle': 'poison',
  'snow-bottle': 'frost',
  'fire-bottle': 'food',
  'health-potion': 'life',
  'holy-water': 'frost',
  'third-eye': 'curse',
  'potion-ball': 'xp',
  'holy-symbol': 'gold',
  broadsword: 'armour',
  'plain-dagger': 'armour',
  'battle-axe': 'armour',
};

/** The token of the colour of an icon. */
export function tintOf(icon: string | undefined): string {
  return (icon && TINTS[icon]) || 'ink';
}

/** How a number is drawn: short supplies as discs, action points as diamonds, everything else in segments. */
export function trackStyle(
  icon: string | undefined,
  max: number | undefined,
): 'segments' | 'pips' | 'diamonds' | 'bar' | 'figure' {
  if (max === undefined) return 'figure';
  if (icon === 'footsteps' || icon === 'action-points') return 'diamonds';
  if ((icon === 'shield' || icon === 'meat') && max <= 6) return 'pips';
  return max > 26 ? 'bar' : 'segments';
}

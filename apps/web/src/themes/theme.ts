// The look of a game: where its parts stand and what its dice and tracks look like. No rule and no text; an unknown game gets the plain one.
import type { NewSeat } from '../wire/server';

export interface Theme {
  id: string;
  /** `side`: a sheet beside the board; `order`: a list of who acts, then the acting sheet; `strip`: sheets in a strip below the board. */
  layout: 'side' | 'order' | 'strip';
  /** How the first level of a prompt is shown. */
  prompt: 'numbers' | 'groups' | 'tabs';
  /** There is a felt tray in the dock. */
  tray: boolean;
  dice: Record<string, DieLook>;
  /** The icons of its characters, by their words. */
  portraits: Record<string, string>;
  /** What “play now” sets up, where the game's own defaults are not the nicest beginning. */
  start?: Record<string, unknown>;
  /** What “invite by link” sets up: a table for several people, whose seats are open but for one's own and those of bots. */
  invite?: { setup: Record<string, unknown>; seats: NewSeat[] };
}

export interface DieLook {
  /** The body: a class of `Die.svelte`. */
  body: 'bone' | 'coal' | 'curse' | 'poison' | 'steel' | 'teal' | 'power';
  marks: 'pips' | 'figure';
}

const PLAIN: Theme = { id: 'plain', layout: 'side', prompt: 'numbers', tray: true, dice: {}, portraits: {} };

const THEMES: Theme[] = [
  {
    id: 'mini-rogue',
    layout: 'side',
    prompt: 'numbers',
    tray: true,
    dice: {
      character: { body: 'bone', marks: 'pips' },
      dungeon: { body: 'coal', marks: 'pips' },
      curse: { body: 'curse', marks: 'pips' },
      poison: { body: 'poison', marks: 'pips' },
    },
    portraits: { rogue: 'hood', mage: 'wizard-face', crusader: 'barbute', priestess: 'prayer' },
    invite: { setup: { heroes: ['rogue', 'mage'] }, seats: ['me', 'open'] },
  },
  {
    id: 'catacombs',
    layout: 'order',
    prompt: 'groups',
    tray: false,
    dice: {
      power: { body: 'power', marks: 'figure' },
      d: { body: 'steel', marks: 'figure' },
    },
    portraits: { svein: 'viking-helmet', aldric: 'dwarf-face', maelle: 'bow-arrow', isaure: 'wizard-staff' },
    start: { heroes: ['svein', 'aldric', 'maelle', 'isaure'] },
    invite: { setup: { heroes: ['svein', 'aldric', 'maelle', 'isaure'] }, seats: ['me', 'open', 'bot', 'bot'] },
  },
  {
    id: 'urto',
    layout: 'strip',
    prompt: 'tabs',
    tray: false,
    dice: {
      combat: { body: 'teal', marks: 'figure' },
      search: { body: 'teal', marks: 'figure' },
    },
    portraits: {},
    start: { players: 4, heroes: ['oriandre'] },
    invite: { setup: { players: 3, heroes: ['oriandre', 'molesor', 'arminius'] }, seats: ['me', 'open', 'bot'] },
  },
];

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

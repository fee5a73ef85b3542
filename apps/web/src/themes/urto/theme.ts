import type { Theme } from '../theme';

export default {
  id: 'urto',
  icon: 'mountain-cave',
  lit: ['torch'],
  hand: 'gem-pendant',
  chests: {
    sankaa: 'M0 -1 a4.2 4.2 0 1 0 0.01 0z',
    arminius: 'M-4 -0.5h8v8h-8z',
    oriandre: 'M-2.3 -1h4.6l2.3 4-2.3 4h-4.6l-2.3-4z',
    molesor: 'M0 -2l5 5.2-5 5.2-5-5.2z',
    barbouaille: 'M0 -1.5l5 8.5h-10z',
  },
  layout: 'strip',
  prompt: 'tabs',
  tray: false,
  dice: {
    combat: { body: 'teal', marks: 'figure' },
    search: { body: 'teal', marks: 'figure' },
  },
  portraits: {
    sankaa: 'fencer',
    arminius: 'orc-head',
    oriandre: 'witch-face',
    molesor: 'mummy-head',
    barbouaille: 'tree-face',
  },
  start: { players: 4, heroes: ['oriandre'] },
  invite: { setup: { players: 3, heroes: ['oriandre', 'molesor', 'arminius'] }, seats: ['me', 'open', 'bot'] },
} satisfies Theme as Theme;

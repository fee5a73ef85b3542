import type { Theme } from '../theme';

export default {
  id: 'mini-rogue',
  icon: 'hood',
  back: { kind: 'back-room', icon: 'dungeon-gate' },
  layout: 'side',
  prompt: 'numbers',
  tray: true,
  dice: {
    character: { body: 'bone', marks: 'pips' },
    dungeon: { body: 'coal', marks: 'pips' },
    curse: { body: 'violet', marks: 'pips' },
    poison: { body: 'green', marks: 'pips' },
  },
  portraits: { rogue: 'hood', mage: 'wizard-face', crusader: 'barbute', priestess: 'prayer' },
  invite: { setup: { heroes: ['rogue', 'mage'] }, seats: ['me', 'open'] },
} satisfies Theme as Theme;

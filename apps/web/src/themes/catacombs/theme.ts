import type { Theme } from '../theme';

export default {
  id: 'catacombs',
  icon: 'crossed-swords',
  walls: ['wall', 'door', 'open-door', 'locked-door', 'broken-door', 'way-in', 'exit', 'quest-exit', 'secret-door'],
  layout: 'order',
  prompt: 'tiles',
  tray: false,
  dice: {
    power: { body: 'level', marks: 'figure' },
    d: { body: 'bone', marks: 'figure' },
  },
  portraits: { svein: 'viking-helmet', aldric: 'dwarf-face', maelle: 'bow-arrow', isaure: 'wizard-staff' },
  start: { heroes: ['svein', 'aldric', 'maelle', 'isaure'] },
  invite: { setup: { heroes: ['svein', 'aldric', 'maelle', 'isaure'] }, seats: ['me', 'open', 'bot', 'bot'] },
} satisfies Theme as Theme;

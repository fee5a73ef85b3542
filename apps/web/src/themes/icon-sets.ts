// The icons of each game, fetched when its table opens.
export const ICON_SETS: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  'mini-rogue': () => import('icon-set:mini-rogue'),
  catacombs: () => import('icon-set:catacombs'),
  urto: () => import('icon-set:urto'),
};

// How long motions take, in milliseconds at speed 1.
import type { Motion } from '../wire/table';

export const TIME = { flip: 280, move: 260, roll: 380, count: 240, appear: 320, vanish: 320, deal: 400 };
/** Two cards or dice one after the other. */
export const GAP = { flip: 60, roll: 90 };
/** After what somebody else did: long enough to see what came of it; longer where dice were rolled, whose sum is read. */
const REST = 240;
const READ = 700;
export const restAfter = (motions: readonly Motion[]): number =>
  motions.some(({ kind }) => kind === 'roll') ? READ : REST;
/** Before somebody else begins to act: long enough to see who it is and what for. */
export const INTENT = 900;

/** How long these take one after the other, roughly. */
export function lasting(motions: readonly Motion[]): number {
  return motions.reduce((sum, { kind }) => {
    if (kind === 'tell') return sum;
    return sum + (kind === 'change' ? TIME.appear : TIME[kind]);
  }, 0);
}

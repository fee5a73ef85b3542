// Which sounds there are, what they belong to, and when they are heard: never for buttons, never for pointing.
import type { Motion, Picture } from '../wire/table';
import { tintOf } from '../themes/theme';
import { at, pathTo } from './graft';

export type Cue = 'die' | 'paper' | 'step' | 'wound' | 'clink' | 'turn' | 'won' | 'lost';

export interface Voice {
  /** In hertz, one after the other; 0 is noise. */
  tones: readonly number[];
  /** In milliseconds, all together. */
  lasts: number;
  /** How loud, in decibels below the loudest. */
  loud: number;
}

export const VOICES: Record<Cue, Voice> = {
  die: { tones: [0, 420], lasts: 60, loud: -18 },
  paper: { tones: [0], lasts: 120, loud: -24 },
  step: { tones: [110], lasts: 80, loud: -24 },
  wound: { tones: [84, 62], lasts: 180, loud: -15 },
  clink: { tones: [1560, 2080], lasts: 120, loud: -20 },
  turn: { tones: [196, 0, 196], lasts: 200, loud: -14 },
  won: { tones: [392, 494, 659], lasts: 1200, loud: -15 },
  lost: { tones: [0, 92, 61], lasts: 900, loud: -15 },
};

/** Two sounds so near to each other are one, the louder. */
const NEAR = 40;
/** Where things move so fast, only these are heard. */
const LASTING: readonly Cue[] = ['wound', 'turn', 'won', 'lost'];
/** In a tab that nobody sees, only this is. */
const CALL: Cue = 'turn';

/** Whether a sound is due now. */
export function isHeard(
  cue: Cue,
  now: { on: boolean; speed: number; hidden: boolean; since: number; last: Cue | null },
): boolean {
  if (!now.on || (now.hidden && cue !== CALL)) return false;
  if (now.speed === 0 && cue !== CALL) return false;
  if (now.speed >= 2 && !LASTING.includes(cue)) return false;
  return now.since >= NEAR || !now.last || VOICES[cue].loud > VOICES[now.last].loud;
}

/** What a motion sounds like. */
export function cueOf(motion: Motion, shown: Picture): Cue | null {
  if (motion.kind === 'roll') return 'die';
  if (motion.kind === 'flip' || motion.kind === 'deal') return 'paper';
  if (motion.kind === 'move') return 'step';
  if (motion.kind !== 'count') return null;
  const path = pathTo(shown, motion.thing);
  const tint = tintOf((path && (at(shown, path) as { icon?: string } | undefined)?.icon) ?? undefined);
  if (tint === 'life' && motion.by < 0) return 'wound';
  return tint === 'gold' && motion.by > 0 ? 'clink' : null;
}

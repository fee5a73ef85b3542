// What people at a table tell each other without words: what was heard stands for a moment, then it is gone.
import type { Emote, SignalCard } from '../wire/server';

/** The faces, in the order in which they are offered, with their icons. */
export const FACES: readonly { face: Emote; icon: string }[] = [
  { face: 'well-done', icon: 'thumb-up' },
  { face: 'thanks', icon: 'hearts' },
  { face: 'ouch', icon: 'broken-heart' },
  { face: 'laugh', icon: 'imp-laugh' },
  { face: 'think', icon: 'thought-bubble' },
  { face: 'ready', icon: 'check-mark' },
];

/** So long a signal stands, in milliseconds; so many stand at once. */
const STANDS = 4000;
const MOST = 3;

export interface Heard extends SignalCard {
  /** Counts what was heard. */
  number: number;
}

export class Signals {
  heard: readonly Heard[] = $state.raw([]);
  #count = 0;

  hear(card: SignalCard): void {
    const heard = { ...card, number: this.#count++ };
    this.heard = [...this.heard, heard].slice(-MOST);
    setTimeout(() => (this.heard = this.heard.filter(({ number }) => number !== heard.number)), STANDS);
  }
}

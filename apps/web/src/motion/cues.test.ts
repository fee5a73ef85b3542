import { describe, expect, it } from 'vitest';
import type { Picture } from '../wire/table';
import { cueOf, isHeard, VOICES } from './cues';

const now = { on: true, speed: 1, hidden: false, since: 1000, last: null };
const picture = {
  sheets: [
    {
      id: 'sheet',
      tracks: [
        { id: 'hp', icon: 'hearts', value: 3 },
        { id: 'gold', icon: 'two-coins', value: 1 },
      ],
    },
  ],
} as unknown as Picture;

describe('sounds', () => {
  it('are off unless wanted, and where nothing moves only one’s turn is called', () => {
    expect(isHeard('die', { ...now, on: false })).toBe(false);
    expect(isHeard('die', { ...now, speed: 0 })).toBe(false);
    expect(isHeard('turn', { ...now, speed: 0 })).toBe(true);
    expect(isHeard('die', { ...now, hidden: true })).toBe(false);
    expect(isHeard('turn', { ...now, hidden: true })).toBe(true);
  });
  it('of two near each other the louder is heard, and when all goes fast only what matters', () => {
    expect(isHeard('paper', { ...now, since: 10, last: 'wound' })).toBe(false);
    expect(isHeard('wound', { ...now, since: 10, last: 'paper' })).toBe(true);
    expect(isHeard('die', { ...now, speed: 2 })).toBe(false);
    expect(isHeard('wound', { ...now, speed: 4 })).toBe(true);
  });
  it('belong to what is seen', () => {
    expect(cueOf({ kind: 'count', thing: 'hp', by: -2 }, picture)).toBe('wound');
    expect(cueOf({ kind: 'count', thing: 'hp', by: 2 }, picture)).toBeNull();
    expect(cueOf({ kind: 'count', thing: 'gold', by: 2 }, picture)).toBe('clink');
    expect(cueOf({ kind: 'roll', dice: [] }, picture)).toBe('die');
  });
  it('stay below what hurts', () => {
    for (const { loud, lasts } of Object.values(VOICES)) {
      expect(loud).toBeLessThanOrEqual(-12);
      expect(lasts).toBeLessThanOrEqual(1200);
    }
  });
});

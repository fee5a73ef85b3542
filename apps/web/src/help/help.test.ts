import { describe, expect, it } from 'vitest';
import { miniRogue } from '../fixtures/mini-rogue';
import { asked, LINES, rulesNow, symbolsOf } from './help';

describe('what helps now', () => {
  it('is few rules, those of the question first, and no symbol twice', () => {
    const rules = rulesNow(miniRogue);
    expect(rules.length).toBeLessThanOrEqual(LINES);
    expect(rules[0]).toBe(miniRogue.prompt?.asks.rules?.[0] ?? rules[0]);
    const icons = symbolsOf(miniRogue).map(({ icon }) => icon);
    expect(icons.length).toBeGreaterThan(4);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('knows the words of players', () => {
    const words = 'money=gold, end boss=guardian';
    expect(asked('Money', words)).toBe('gold');
    expect(asked('end boss', words)).toBe('guardian');
    expect(asked('more money now', words)).toBe('more gold now');
    expect(asked('étoile', 'etoile=étoile')).toBe('étoile');
  });
});

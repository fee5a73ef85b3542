// What stands on a button about chance: the lines as the engine tells them, a death always among them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Texts, type Lang } from '../texts/texts';
import type { Mood, Odds, OddsLine, Words } from '../wire/table';
import { certainty, headlines, isWorthATable } from './odds';

const texts = (lang: Lang) =>
  new Texts(
    lang,
    ['table', 'mini-rogue-table'].map((name) => readFileSync(`../../texts/${lang}/${name}.ftl`, 'utf8')),
  );
const line = (ways: number, of: number, mood: Mood, says: Words, more: Partial<OddsLine> = {}): OddsLine => ({
  share: { ways, of },
  mood,
  says,
  ...more,
});
const verdict = (key: string, from: number, to: number): Words => ({
  key: 'odds-line',
  args: { head: { parts: [{ key }] }, rest: { parts: [{ key: 'odds-damage.range', args: { from, to } }] } },
});
const row = (n: number) => ({
  share: { ways: 1, of: 6 },
  mood: 'plain' as const,
  says: { key: 'odds-damage', args: { n } },
});
const death = line(
  1,
  6,
  'bad',
  { key: 'odds-dies', args: { own: 'yes', hero: { name: 'character-rogue' } } },
  { deadly: true },
);

/** One die against an enemy with 4 HP, as the service answers. */
const attack: Odds = {
  action: 'roll-attack',
  exact: true,
  lines: [
    line(3, 6, 'good', verdict('odds-it-falls', 4, 6), { rows: [4, 5, 6].map(row) }),
    line(3, 6, 'plain', verdict('odds-it-stands', 0, 3), { rows: [0, 2, 3].map(row) }),
  ],
};

const printed = (odds: Odds, room: number, lang: Lang = 'en') =>
  headlines(odds, room).map(
    ({ share, says }) => `${texts(lang).percent(share.ways, share.of)} % ${texts(lang).say(says)}`,
  );

describe('the odds on a button', () => {
  it('put no sum on one of its results', () => {
    expect(printed(attack, 2)).toEqual(['50 % it falls: 4 to 6 damage', '50 % it stands: 0 to 3 damage']);
    expect(printed(attack, 2, 'fr')).toEqual([
      '50 % il tombe\u00a0: 4 à 6 dégâts',
      '50 % il tient\u00a0: 0 à 3 dégâts',
    ]);
    expect(printed(attack, 1)).toEqual(['50 % it falls: 4 to 6 damage']);
  });

  it('always tell a death, beside what else may come', () => {
    const deadly = { ...attack, lines: [...attack.lines, death] };
    expect(printed(deadly, 2)).toEqual(['50 % it falls: 4 to 6 damage', '16.7 % you die']);
    expect(printed(deadly, 1)).toEqual(['50 % it falls: 4 to 6 damage', '16.7 % you die']);
  });

  it('know what is sure, and when there is more to tell', () => {
    const sure = { ...attack, lines: [line(6, 6, 'plain', verdict('odds-it-stands', 0, 6))] };
    expect(certainty(sure)?.says.key).toBe('odds-line');
    expect(certainty({ ...attack, lines: [line(1, 1, 'plain', { key: 'odds-nothing' })] })).toBeNull();
    expect(certainty(attack)).toBeNull();
    expect([attack, sure, { ...attack, exact: false, lines: [] }].map(isWorthATable)).toEqual([true, false, true]);
  });
});

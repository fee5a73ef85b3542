// The page speaks like the terminal: the same cases as in crates/i18n.
import { describe, expect, it } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import { Texts, type Lang, type Listener } from './texts';
import type { Fill, Words } from '../wire/table';

function load(lang: Lang): Texts {
  const read = (lang: Lang) => {
    const folder = `../../texts/${lang}`;
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => `${folder}/${name}`);
    files.push(`../../content/mini-rogue/base-ed2021/${lang}.ftl`);
    return files.map((file) => readFileSync(file, 'utf8'));
  };
  return new Texts(lang, read(lang), read('en'));
}

const en = load('en');
const fr = load('fr');
const at = (seat: number | null): Listener => ({
  seat,
  called: new Map([
    [0, { name: 'character-mage' }],
    [1, { word: 'Anna' }],
  ]),
});
const message = (key: string, args: [string, Fill][] = [], who?: number): Words => ({
  key,
  args: Object.fromEntries(args),
  who,
});

describe('a message', () => {
  it('is heard as you by its seat and as they by the others', () => {
    const fight = message(
      'log-fight',
      [
        ['enemy', { name: 'enemy-winged-serpent' }],
        ['hp', 12],
      ],
      0,
    );
    expect(en.say(fight, at(0))).toBe('You face the Winged Serpent (12 HP).');
    expect(en.say(fight, at(1))).toBe('The Mage faces the Winged Serpent (12 HP).');
  });

  it('takes the form of a name that French needs', () => {
    const resolve = message('do-resolve', [['room', { name: 'room-tomb' }]]);
    expect(fr.say(resolve)).toBe('Résoudre le Tombeau');
  });

  it('counts and lists', () => {
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(fr.list(['a', 'b', 'c'])).toBe('a, b et c');
    expect(en.say(message('turn-any-of', [['heroes', { names: ['character-mage', 'character-rogue'] }]]))).toBe(
      'Mage and Rogue may act.',
    );
  });

  it('speaks parts one after the other', () => {
    const parts = [
      message('icon-gain', [
        ['resource', { name: 'resource-xp' }],
        ['amount', 1],
      ]),
      message('icon-refresh'),
    ];
    expect(en.say(message('do-choose', [['icons', { parts }]]))).toBe('Choose: +1 XP, skills ready again');
  });

  it('shows names and numbers as pieces, and never marks in plain text', () => {
    const fight = message(
      'log-fight',
      [
        ['enemy', { name: 'enemy-winged-serpent' }],
        ['hp', 12],
      ],
      0,
    );
    expect(en.pieces(fight, at(0)).filter(({ kind }) => kind !== 'plain')).toEqual([
      { text: 'Winged Serpent', kind: 'name' },
      { text: '12', kind: 'number' },
    ]);
    const sealed = message('log-sealed', [['seal', '5fcbe59593c25b6082']]);
    expect(en.pieces(sealed, at(0)).map(({ kind }) => kind)).toEqual(['plain']);
  });

  it('without a text is spoken in the words of its key, and noted', () => {
    expect(en.name('enemy-pale-thing')).toBe('Pale thing');
    expect([...en.problems]).toContain('enemy-pale-thing: no text');
  });

  it('without a variable has an ellipsis', () => {
    expect(en.say(message('do-resolve'))).toBe('Resolve …');
  });
});

describe('a chance', () => {
  it('is written as the language writes it', () => {
    expect(en.percent(5, 6)).toBe('83.3');
    expect(fr.percent(5, 6)).toBe('83,3');
    expect(en.percent(6, 6)).toBe('100');
  });

  it('never reads as impossible or certain by rounding', () => {
    expect(en.percent(1, 100_000)).toBe('<0.1');
    expect(en.percent(99_999, 100_000)).toBe('>99.9');
    expect(en.percent(0, 6)).toBe('0');
    // A half goes to the even digit, as in Rust.
    expect([en.percent(1, 16), en.percent(15, 16)]).toEqual(['6.2', '93.8']);
    expect([en.percent(3, 16), en.percent(13, 16)]).toEqual(['18.8', '81.2']);
    expect([en.percent(1, 2000), en.percent(1999, 2000)]).toEqual(['<0.1', '>99.9']);
  });
});

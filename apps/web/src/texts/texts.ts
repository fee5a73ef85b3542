// Messages to sentences, as `crates/i18n` speaks them: names bring their forms, lists are spoken, a seat hears `you`, the others `they`.
// Where a language has no text, English is spoken; where that has none either, the words of the key. Both are noted in `problems`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Fill, Words } from '../wire/table';

export type Lang = 'en' | 'fr';

/** How the person at a seat is called: by a name of the texts, or by a word of their own. */
export type Called = { name: string } | { word: string };

/** Who listens, and how the seats are called. */
export interface Listener {
  seat: number | null;
  called: ReadonlyMap<number, Called>;
}

export const SPECTATOR: Listener = { seat: null, called: new Map() };

/** A piece of a sentence; names and numbers stand out. */
export interface Piece {
  text: string;
  kind: 'plain' | 'name' | 'number';
}

interface Forms {
  bare: string;
  the: string;
  a: string;
  of: string;
  to: string;
  short: string;
  gender: string;
  plural: string;
  text: string;
  key: string;
}

type Variables = Record<string, FluentVariable>;

const UNSAID = '…';
// Private-use characters around a name: no text contains them, so a pack's text can never turn into markup.
const OPEN = '\uE000';
const CLOSE = '\uE001';

export class Texts {
  /** What had to be said and had no proper text. */
  readonly problems = new Set<string>();
  readonly #bundles: [Lang, FluentBundle][] = [];

  constructor(
    readonly lang: Lang,
    own: readonly string[],
    english: readonly string[] = [],
    readonly complain: (problem: string) => void = () => undefined,
  ) {
    this.#bundles.push([lang, bundle(lang, own)]);
    if (lang !== 'en') this.#bundles.push(['en', bundle('en', english)]);
  }

  has(key: string): boolean {
    return this.#bundles.some(([, bundle]) => bundle.hasMessage(key));
  }

  /** Speaks a message as plain text. */
  say(message: Words, listener: Listener = SPECTATOR): string {
    return plain(this.#message(message, listener));
  }

  /** The same in fewer words, where the text has a form for that. */
  brief(message: Words, listener: Listener = SPECTATOR): string {
    return plain(this.#message(message, listener, 'short'));
  }

  /** Speaks a message in pieces, so that names and numbers can stand out. */
  pieces(message: Words, listener: Listener = SPECTATOR, short = false): Piece[] {
    return pieces(this.#message(message, listener, short ? 'short' : undefined));
  }

  /** Speaks a text of the page. */
  text(key: string, args: Record<string, string | number> = {}): string {
    const variables: Variables = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'string') this.#word(variables, name, value);
      else variables[name] = value;
    }
    return this.#speak(key, [null], variables);
  }

  /** The bare name of a thing. */
  name(key: string): string {
    return this.#speak(key, [null], {});
  }

  /** Another form of a name, such as `the`. */
  form(key: string, form: string): string | null {
    const found = this.#bundles.find(([, bundle]) => bundle.hasMessage(key));
    const pattern = found?.[1].getMessage(key)?.attributes[form];
    return found && pattern ? found[1].formatPattern(pattern, {}, []) : null;
  }

  list(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return '';
    return items.length === 1 ? last : this.#pair('list-and', this.join(items.slice(0, -1)), last);
  }

  join(items: readonly string[]): string {
    return items.reduce((text, item) => (text === '' ? item : this.#pair('list-comma', text, item)), '');
  }

  number(value: number): string {
    return value.toLocaleString(this.lang);
  }

  /** So many cases of so many, in hundredths and without the sign: `12.5`, in French `12,5`. Possible never reads 0, doubtful never 100; a half goes to
   * the even digit, so that the two parts of a whole add up to 100. */
  percent(ways: number, of: number): string {
    const whole = BigInt(Math.max(1, of));
    const thousandfold = BigInt(ways) * 1000n;
    const [down, twice] = [Number(thousandfold / whole), (thousandfold % whole) * 2n];
    const tenths = twice > whole || (twice === whole && down % 2 === 1) ? down + 1 : down;
    const [sign, shown] = tenths === 0 && ways > 0 ? ['<', 1] : tenths >= 1000 && ways < of ? ['>', 999] : ['', tenths];
    return sign + (shown / 10).toLocaleString(this.lang, { maximumFractionDigits: 1 });
  }

  #message(message: Words, listener: Listener, wanted?: string): string {
    const variables: Variables = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) this.#add(variables, name, arg, listener);
    if (message.who !== undefined) this.#forms(variables, 'hero', this.#hero(message.who, listener));
    // A key with a dot is a text that a name carries, such as `chapter-1.intro`.
    const [key = '', carried] = message.key.split('.');
    const form = message.who !== undefined && message.who === listener.seat ? 'you' : 'they';
    return this.#speak(key, [...(wanted ? [wanted] : []), carried ?? form, null], variables);
  }

  #add(variables: Variables, name: string, arg: Fill, listener: Listener): void {
    if (typeof arg === 'number') variables[name] = arg;
    else if (typeof arg === 'string') this.#word(variables, name, arg);
    else if ('name' in arg) this.#forms(variables, name, this.#named(arg.name));
    else if ('names' in arg) this.#names(variables, name, arg.names);
    else if ('seat' in arg) this.#forms(variables, name, this.#hero(arg.seat, listener));
    else variables[name] = this.join(arg.parts.map((part) => this.#message(part, listener)));
  }

  #word(variables: Variables, name: string, word: string): void {
    variables[`${name}-key`] = identifier(word);
    variables[`${name}-starts`] = starts(word);
    variables[name] = word;
  }

  #hero(seat: number, listener: Listener): Forms {
    const called = listener.called.get(seat);
    if (!called) return this.#person(this.text('player-unnamed', { number: seat + 1 }));
    return 'name' in called ? this.#named(called.name) : this.#person(called.word);
  }

  #named(marked: string): Forms {
    // A mark behind `#` tells one of several alike.
    const [key = '', word = ''] = marked.split('#');
    // On the figure stands its number alone.
    const mark = word.replace(/^[a-z]+(?=\d+$)/, '');
    const withMark = (form: string) => (mark ? `${form} ${mark}` : form);
    const short = this.form(key, 'short');
    const gender = this.form(key, 'gender') ?? 'n';
    // One of several alike is called as people at a table call it: by its short name and its number, without an article.
    if (mark && short !== null) {
      const text = this.form(key, 'text') ?? '';
      return { ...this.#person(withMark(short)), gender, text, key: key.slice(key.indexOf('-') + 1) };
    }
    const bare = withMark(this.name(key));
    const form = (form: string) => {
      const found = this.form(key, form);
      return found === null ? bare : withMark(found);
    };
    const dash = key.indexOf('-');
    return {
      bare,
      the: form('the'),
      a: form('a'),
      of: form('of'),
      to: form('to'),
      short: short ?? bare,
      gender,
      plural: form('plural'),
      text: this.form(key, 'text') ?? '',
      key: dash < 0 ? key : key.slice(dash + 1),
    };
  }

  #person(word: string): Forms {
    return {
      bare: word,
      the: word,
      a: word,
      of: this.text('player-of', { word }),
      to: this.text('player-to', { word }),
      short: word,
      gender: 'n',
      plural: word,
      text: '',
      key: identifier(word),
    };
  }

  #forms(variables: Variables, name: string, forms: Forms): void {
    const { bare } = forms;
    const mark = (form: string) => (bare && form.includes(bare) ? form.replace(bare, `${OPEN}${bare}${CLOSE}`) : form);
    const capital = (form: string) => (form === bare ? form : capitalised(form));
    variables[name] = mark(bare);
    variables[`${name}-The`] = mark(capital(forms.the));
    variables[`${name}-A`] = mark(capital(forms.a));
    variables[`${name}-the`] = mark(forms.the);
    variables[`${name}-a`] = mark(forms.a);
    variables[`${name}-of`] = mark(forms.of);
    variables[`${name}-to`] = mark(forms.to);
    variables[`${name}-short`] = mark(forms.short === bare ? bare : forms.short);
    variables[`${name}-plural`] = forms.plural;
    variables[`${name}-gender`] = forms.gender;
    variables[`${name}-text`] = forms.text;
    variables[`${name}-key`] = forms.key;
  }

  #names(variables: Variables, name: string, keys: readonly string[]): void {
    const names = keys.map((key) => this.#named(key));
    variables[`${name}-the`] = this.list(names.map(({ the }) => the));
    variables[`${name}-a`] = this.list(names.map(({ a }) => a));
    variables[`${name}-count`] = keys.length;
    variables[name] = this.list(names.map(({ bare }) => bare));
  }

  #pair(key: string, first: string, last: string): string {
    return this.#speak(key, [null], { first, last });
  }

  #speak(key: string, parts: readonly (string | null)[], variables: Variables): string {
    for (const [lang, bundle] of this.#bundles) {
      const message = bundle.getMessage(key);
      if (!message) continue;
      const pattern = parts.map((part) => (part === null ? message.value : message.attributes[part])).find(Boolean);
      if (!pattern) continue;
      if (lang !== this.lang) this.#note(`${key}: no text in ${this.lang}`);
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, variables, errors);
      if (errors.length === 0) return text;
      const missing = errors.map((error) => /variable: \$([\w-]+)/.exec(error.message)?.[1]);
      for (const name of missing) {
        this.#note(`${key}: said without $${name ?? '?'}`);
        if (name) variables[name] = UNSAID;
      }
      return bundle.formatPattern(pattern, variables, []);
    }
    this.#note(`${key}: no text`);
    return words(key);
  }

  #note(problem: string): void {
    if (this.problems.has(problem)) return;
    this.problems.add(problem);
    this.complain(problem);
  }
}

function bundle(lang: Lang, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

function plain(text: string): string {
  return text.replaceAll(OPEN, '').replaceAll(CLOSE, '');
}

/** A number that is not part of a word, such as the letters and digits of a seal. */
const NUMBER = /((?<![\p{L}\d])[+−-]?\d+(?:[.,]\d+)?(?![\p{L}\d]))/u;

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))) {
    if (part.startsWith(OPEN)) found.push({ text: plain(part), kind: 'name' });
    else {
      for (const bit of part.split(NUMBER)) {
        if (bit) found.push({ text: bit, kind: /^[+−-]?\d+([.,]\d+)?$/.test(bit) ? 'number' : 'plain' });
      }
    }
  }
  return found;
}

export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** A word that a sentence can select on: `hero.hp` becomes `hero-hp`. */
function identifier(word: string): string {
  return word.replace(/[^A-Za-z0-9_]/g, '-');
}

function starts(word: string): string {
  const [first = ''] = word.toLowerCase();
  return first && 'aeiouàâäéèêëîïôöùûüœæ'.includes(first) ? 'vowel' : 'other';
}

/** The words of a key without its kind: `enemy-giant-rat` is spoken `Giant rat`. */
function words(key: string): string {
  const dash = key.indexOf('-');
  return capitalised((dash < 0 ? key : key.slice(dash + 1)).replace(/[-_.]/g, ' '));
}

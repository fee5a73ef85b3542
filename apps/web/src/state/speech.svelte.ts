// What the page says: the texts of the chosen language, and who listens.
import { SPECTATOR, Texts, type Listener, type Piece } from '../texts/texts';
import type { Picture, Share, Words } from '../wire/table';

let texts = $state.raw<Texts>(new Texts('en', []));
let listener = $state.raw<Listener>(SPECTATOR);

/** The texts that are spoken from now on. */
export function speak(now: Texts): void {
  texts = now;
}

/** Who listens from now on. */
export function hear(now: Listener): void {
  listener = now;
}

/** A sentence of the picture. */
export function say(words: Words | undefined): string {
  return words ? texts.say(words, listener) : '';
}

/** The same in fewer words, where there are such. */
export function brief(words: Words): string {
  return texts.brief(words, listener);
}

/** The same in pieces, so that names and numbers can stand out. */
export function pieces(words: Words, short = false): Piece[] {
  return texts.pieces(words, listener, short);
}

/** A text of the page itself. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return texts.text(`web-${key}`, args);
}

/** The name of a thing by its key. */
export function nameOf(key: string): string {
  return texts.name(key);
}

/** The key of the texts of a feat; words of games have underscores, keys have none. */
export const featKey = (feat: string) => `feat-${feat.replaceAll('_', '-')}`;

/** Where in a game a picture is, the game first; what stands at the goal already is left out. */
export function crumbsOf(
  { game, goal, title = [] }: Pick<Picture, 'game' | 'goal' | 'title'>,
  short: boolean,
): string[] {
  const more = title.filter((words) => !goal || say(words) !== brief(goal.says));
  // Where there is little room, where one is matters more than what is played.
  if (short && more.length) return more.map((words) => brief(words));
  return [nameOf(`game-${game}`), ...more.map((words) => say(words))];
}

/** Another form of a name, where the language has it. */
export function formOf(key: string, form: string): string | null {
  return texts.form(key, form);
}

export function hasText(key: string): boolean {
  return texts.has(key);
}

export function list(items: readonly string[]): string {
  return texts.list(items);
}

/** A share as players read it, with its sign. */
export function percent(share: Share): string {
  return t('percent', { number: texts.percent(share.ways, share.of) });
}

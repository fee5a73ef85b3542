// What a verb is, for whoever wants to know before using it: its name, what it does in a sentence, its price, and the rules behind it.
import type { Choice, Tile, Words } from '../wire/table';
import { leaves } from './picture';
import { formOf } from './speech.svelte';
import type { TableState } from './table.svelte';

const MARK = 'verb:';
/** So many rules are enough. */
const RULES = 4;

/** What a verb is called where things are called by their ids. */
export const verbId = (tile: Tile) => MARK + tile.name.key;

export const aboutVerb = (name: Words) => formOf(name.key, 'about');

/** The rules of everything that a choice leads to. */
export function rulesOfVerb(choice: Choice): string[] {
  const rules = leaves([choice]).flatMap(({ label }) => label.rules ?? []);
  return [...new Set(rules)].slice(0, RULES);
}

/** A verb of a table as a part of its picture. */
export function verbPart(table: TableState, id: string): Record<string, unknown> | null {
  if (!id.startsWith(MARK)) return null;
  const verb = table.tiles.find(({ tile }) => verbId(tile) === id);
  if (!verb) return null;
  const { tile, choice } = verb;
  return { name: tile.name, icon: tile.icon, about: aboutVerb(tile.name), rules: rulesOfVerb(choice) };
}

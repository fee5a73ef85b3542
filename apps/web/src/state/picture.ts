// Reading pictures: finding things in them, and applying what changed.
import type { Change, Choice, Delta, Picture, Words } from '../wire/table';
import type { ThingId } from '../wire/things';

type Part = Record<string, unknown>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The part of a picture with this id, wherever it is. Prompts only point at things; they are none. */
export function find(picture: Picture, id: ThingId): Part | null {
  const { prompt: _prompt, log: _log, ...rest } = picture;
  return search(rest, id);
}

function search(value: unknown, id: ThingId): Part | null {
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = search(one, id);
      if (found) return found;
    }
    return null;
  }
  if (!isPart(value)) return null;
  if (value['id'] === id) return value;
  for (const one of Object.values(value)) {
    const found = typeof one === 'object' ? search(one, id) : null;
    if (found) return found;
  }
  return null;
}

/** Every rule that a part cites, in the order of its words. */
export function rulesOf(part: unknown): string[] {
  const rules = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (isPart(value)) {
      const cited = value['rules'];
      if (Array.isArray(cited)) cited.forEach((rule) => rules.add(String(rule)));
      Object.values(value).forEach(walk);
    }
  };
  walk(part);
  return [...rules];
}

/** What a part is called. */
export function titleOf(part: Part): Words | null {
  const name = part['name'] ?? part['title'];
  return isPart(name) && typeof name['key'] === 'string' ? (name as unknown as Words) : null;
}

/** What its tooltip says. */
export function tipsOf(part: Part): Words[] {
  const tips = [...list(part['tips']), ...list(part['text']), ...list(part['notes'])];
  return tips.filter(isPart) as unknown as Words[];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Every leaf below some choices, in the order of their numbers. */
export function leaves(choices: readonly Choice[]): Choice[] {
  const found = choices.flatMap((choice) => (choice.then?.length ? leaves(choice.then) : [choice]));
  return found.sort((a, b) => a.number - b.number);
}

export class Torn extends Error {}

/** The picture after a delta. Parts that did not change are the same objects as before. */
export function apply(picture: Picture, delta: Delta): Picture {
  if (picture.mark !== delta.base) throw new Torn(`delta from ${delta.base}, picture ${picture.mark}`);
  return delta.changes.reduce<unknown>((whole, change) => put(whole, change.at.split('/'), change), picture) as Picture;
}

/** One change at its place; lists with ids are walked by id, others by position. */
export function put(whole: unknown, path: readonly string[], change: Pick<Change, 'now'>): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change.now;
  if (Array.isArray(whole)) return putInList(whole, step, rest, change);
  if (!isPart(whole)) throw new Torn(`no ${step} in a value`);
  if (rest.length) {
    if (!(step in whole)) throw new Torn(`no ${step}`);
    return { ...whole, [step]: put(whole[step], rest, change) };
  }
  if (change.now === undefined) {
    const { [step]: _gone, ...others } = whole;
    return others;
  }
  return { ...whole, [step]: change.now };
}

function putInList(
  list: readonly unknown[],
  step: string,
  rest: readonly string[],
  change: Pick<Change, 'now'>,
): unknown[] {
  const named = list.some((part) => isPart(part) && part['id'] !== undefined);
  const at = named ? list.findIndex((part) => isPart(part) && String(part['id']) === step) : Number(step);
  if (at >= 0 && at < list.length) {
    if (rest.length) return list.with(at, put(list[at], rest, change));
    return change.now === undefined ? list.filter((_, place) => place !== at) : list.with(at, change.now);
  }
  if (rest.length || change.now === undefined) throw new Torn(`no ${step} in a list`);
  return [...list, change.now];
}

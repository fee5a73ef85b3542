// Why: rules in the language of the page, and the one that forbids what is meant by pressing a thing.
import { refusal, why } from '../net/table';
import type { Picture, Why } from '../wire/table';
import type { ThingId } from '../wire/things';
import { settings } from './settings.svelte';

const known = new Map<string, Promise<Why | null>>();

/** A rule, fetched once; none where there is no such rule. */
export function ruleOf(rule: string): Promise<Why | null> {
  const key = `${settings.lang}/${rule}`;
  const found = known.get(key) ?? why(rule).catch(() => null);
  known.set(key, found);
  return found;
}

/** What is meant by pressing a thing: a card means the place where it lies. */
export function meantBy({ boards = [] }: Picture, thing: ThingId): ThingId {
  const cells = boards.flatMap(({ ground }) => (ground.kind === 'grid' ? ground.cells : []));
  return cells.find(({ card }) => card?.id === thing)?.id ?? thing;
}

/** The rule, where whoever sits here is asked and one forbids it. */
export async function forbids(table: string, picture: Picture | undefined, thing: ThingId): Promise<string | null> {
  if (!picture?.prompt) return null;
  return refusal(table, meantBy(picture, thing), picture.prompt.seat).then(
    (answer) => answer?.rule ?? null,
    () => null,
  );
}

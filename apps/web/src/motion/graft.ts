// Between two pictures: taking single things over from the new one, so that causes are seen before their effects.
import { put } from '../state/picture';
import { themeOf } from '../themes/theme';
import type { Board, LogLine, Motion, Picture } from '../wire/table';
import type { ThingId } from '../wire/things';

type Part = Record<string, unknown>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where a thing stands in a picture: names of fields, ids in lists. */
export function pathTo(whole: unknown, id: ThingId): string[] | null {
  if (Array.isArray(whole)) {
    for (const [at, part] of whole.entries()) {
      const step = isPart(part) && part['id'] !== undefined ? String(part['id']) : String(at);
      if (isPart(part) && part['id'] === id) return [step];
      const rest = pathTo(part, id);
      if (rest) return [step, ...rest];
    }
    return null;
  }
  if (!isPart(whole)) return null;
  for (const [name, part] of Object.entries(whole)) {
    if (typeof part !== 'object' || name === 'prompt' || name === 'log') continue;
    const rest = pathTo(part, id);
    if (rest) return [name, ...rest];
  }
  return null;
}

/** What stands at a place, or undefined. */
export function at(whole: unknown, path: readonly string[]): unknown {
  let here = whole;
  for (const step of path) {
    if (Array.isArray(here)) {
      const named = here.some((part) => isPart(part) && part['id'] !== undefined);
      here = named ? here.find((part) => isPart(part) && String(part['id']) === step) : here[Number(step)];
    } else if (isPart(here)) here = here[step];
    else return undefined;
  }
  return here;
}

/** The picture with a thing as it is in another one. What it stands in comes along where it was not there before. */
export function adopt(shown: Picture, next: Picture, id: ThingId): Picture {
  const path = pathTo(next, id);
  if (!path) return shown;
  for (let length = 1; length <= path.length; length += 1) {
    const part = path.slice(0, length);
    if (length === path.length || at(shown, part) === undefined)
      return put(shown, part, { now: at(next, part) }) as Picture;
  }
  return shown;
}

/** The picture with a thing changed. */
export function change(shown: Picture, id: ThingId, by: (part: Part) => Part): Picture {
  const path = pathTo(shown, id);
  if (!path) return shown;
  const part = at(shown, path);
  return isPart(part) ? (put(shown, path, { now: by(part) }) as Picture) : shown;
}

/** The picture without a thing. */
export function without(shown: Picture, id: ThingId): Picture {
  const path = pathTo(shown, id);
  if (!path) return shown;
  // The last side of a fight takes the fight with it.
  if (path[0] === 'fight' && shown.fight?.sides.every((side) => side.id === id || side.seat !== undefined)) {
    const { fight: _fight, ...rest } = shown;
    return rest;
  }
  return put(shown, path, {}) as Picture;
}

/** The new picture before the motions that are still to come: no track has moved yet, and nothing tells of dice that are not rolled. */
export function rewound(picture: Picture, later: readonly Motion[]): Picture {
  const counted = later.reduce((shown, motion) => {
    if (motion.kind !== 'count') return shown;
    return change(shown, motion.thing, (track) => ({
      ...track,
      value: Math.max(0, Number(track['value'] ?? 0) - motion.by),
    }));
  }, picture);
  return later.some(({ kind }) => kind === 'roll') ? unrolled(counted) : counted;
}

/** A fight without what its dice have decided. */
function unrolled(picture: Picture): Picture {
  if (!picture.fight) return picture;
  const { forecast: _forecast, ...fight } = picture.fight;
  const sides = fight.sides.map(({ total: _total, ...side }) => ({
    ...side,
    ...(side.rows ? { rows: side.rows.map(({ on: _on, ...row }) => row) } : {}),
    ...(side.tracks ? { tracks: side.tracks.map(({ pending: _pending, ...track }) => track) } : {}),
  }));
  return { ...picture, fight: { ...fight, sides } };
}

/** The lines of the log that are told by now: all but those of the motions to come. */
export function heard(picture: Picture, later: readonly Motion[]): LogLine[] {
  const coming = new Set(later.flatMap((motion) => (motion.kind === 'tell' ? [motion.line] : [])));
  return (picture.log ?? []).filter(({ id }) => !coming.has(id));
}

/** The board as it was dealt: cards that are turned up later still show their backs. */
export function dealt(board: Board, later: readonly Motion[], theme: string): Board {
  const back = themeOf(theme).back ?? { kind: '' };
  if (board.ground.kind !== 'grid') return board;
  const turned = new Map(later.flatMap((motion) => (motion.kind === 'flip' ? [[motion.becomes, motion.thing]] : [])));
  const cells = board.ground.cells.map((cell) => {
    const id = cell.card && turned.get(cell.card.id);
    return id ? { ...cell, card: { id, face: 'down' as const, ...back } } : cell;
  });
  return { ...board, ground: { ...board.ground, cells } };
}

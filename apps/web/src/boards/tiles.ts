// Reading a tile map: what each square is, what is known of it, and the part of the map that is worth showing.
import type { Board, Terrain, Tiles } from '../wire/table';
import type { ThingId } from '../wire/things';

export const SIZE = 41;

export interface Square {
  id: ThingId;
  x: number;
  y: number;
  terrain: Terrain;
}

/** Every square that the viewer knows something of. */
export function squares(tiles: Tiles): Square[] {
  const legend = new Map(tiles.legend.map((terrain) => [terrain.id, terrain]));
  return tiles.squares.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      const terrain = legend.get(sign);
      return terrain && terrain.kind !== 'fog' && terrain.kind !== 'void' ? [{ id: `${x},${y}`, x, y, terrain }] : [];
    }),
  );
}

/** Column and row of a square. */
export function place(id: ThingId): readonly [number, number] | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(id);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** The middle of a square on the drawing. */
export function middle(id: ThingId): readonly [number, number] {
  const [x, y] = place(id) ?? [0, 0];
  return [(x + 0.5) * SIZE, (y + 0.5) * SIZE];
}

/** Left, top, width and height of what is known, with a margin. */
export function extent(known: readonly Square[]): [number, number, number, number] {
  if (known.length === 0) return [0, 0, 10 * SIZE, 8 * SIZE];
  const xs = known.map(({ x }) => x);
  const ys = known.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 0.6, Math.min(...ys) - 1];
  return [left * SIZE, top * SIZE, (Math.max(...xs) + 1.6 - left) * SIZE, (Math.max(...ys) + 1.6 - top) * SIZE];
}

/** Prices and dangers by square. */
export function marked(board: Board, kind: 'reach' | 'danger'): Map<ThingId, number | undefined> {
  const spots = (board.marks ?? []).filter((mark) => mark.kind === kind).flatMap((mark) => mark.spots);
  return new Map(spots.map(({ at, figure }) => [at, figure]));
}

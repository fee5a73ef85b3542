// Reading a tile map: what each square is, where it lies on the drawing, and the way to it.
import type { Board, Mark, MarkSpot, Piece, Terrain, Tiles } from '../wire/table';
import type { ThingId } from '../wire/things';

export const SIZE = 41;

export interface Square {
  id: ThingId;
  /** Where it lies among those that are shown, from the upper left corner. */
  x: number;
  y: number;
  terrain: Terrain;
}

/** The number of the last of so many rows or columns is followed by 0. */
function round(number: number, all: number): number {
  return all === 0 ? number : number % all;
}

/** A number as a distance from the first that is shown. */
function shift(number: number, first: number, all: number): number {
  return number < first ? number + all - first : number - first;
}

/** A map with the numbers of its squares. */
export class Plan {
  /** Every square that the viewer knows something of. */
  readonly squares: readonly Square[];

  constructor(readonly tiles: Tiles) {
    const { left = 0, top = 0, columns = 0, rows = 0 } = tiles;
    const legend = new Map(tiles.legend.map((terrain) => [terrain.id, terrain]));
    this.squares = tiles.squares.flatMap((row, y) =>
      [...row].flatMap((sign, x) => {
        const terrain = legend.get(sign);
        const id = `${round(left + x, columns)},${round(top + y, rows)}`;
        return terrain && terrain.kind !== 'fog' && terrain.kind !== 'void' ? [{ id, x, y, terrain }] : [];
      }),
    );
  }

  /** Where a square lies on the drawing, from its upper left corner. */
  place(id: ThingId): readonly [number, number] | null {
    const found = numbers(id);
    if (!found) return null;
    const { left = 0, top = 0, columns = 0, rows = 0 } = this.tiles;
    return [shift(found[0], left, columns), shift(found[1], top, rows)];
  }

  /** The middle of a square on the drawing. */
  middle(id: ThingId): readonly [number, number] {
    const [x, y] = this.place(id) ?? [0, 0];
    return [(x + 0.5) * SIZE, (y + 0.5) * SIZE];
  }
}

/** Column and row of a square, as players call them. */
export function numbers(id: ThingId): readonly [number, number] | null {
  const found = /^(\d+),(\d+)$/.exec(id);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** Left, top, width and height of what is known, with a margin. */
export function extent(known: readonly Square[]): [number, number, number, number] {
  if (known.length === 0) return [0, 0, 10 * SIZE, 8 * SIZE];
  const xs = known.map(({ x }) => x);
  const ys = known.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - 0.6, Math.min(...ys) - 1];
  return [left * SIZE, top * SIZE, (Math.max(...xs) + 1.6 - left) * SIZE, (Math.max(...ys) + 1.6 - top) * SIZE];
}

/** What is pointed out of a kind, by square. */
export function marked(board: Board, kind: Mark['kind']): Map<ThingId, MarkSpot> {
  const spots = (board.marks ?? []).filter((mark) => mark.kind === kind).flatMap((mark) => mark.spots);
  return new Map(spots.map((spot) => [spot.at, spot]));
}

/** The way to a square within reach, from where it begins. */
export function wayTo(reach: ReadonlyMap<ThingId, MarkSpot>, to: ThingId): MarkSpot[] {
  const end = reach.get(to);
  if (end?.way?.length) {
    const first = reach.get(end.way[0] ?? '')?.via;
    const steps = end.way.map((at, step) => ({ at, figure: step + 1 }));
    return [...(first === undefined ? [] : [{ at: first }]), ...steps.slice(0, -1), end];
  }
  const way: MarkSpot[] = [];
  for (let spot = reach.get(to); spot && way.length <= reach.size;) {
    way.unshift(spot);
    const via = spot.via;
    spot = via === undefined ? undefined : (reach.get(via) ?? { at: via });
    if (spot && !reach.has(spot.at)) {
      way.unshift(spot);
      break;
    }
  }
  return way;
}

export type Box = readonly [number, number, number, number];
export type Point = readonly [number, number];

/** What is seen of a whole through a window of a size, around a point. */
export function seen(whole: Box, [width, height]: Point, square: number, around: Point): Box {
  const [w, h] = [(width / square) * SIZE, (height / square) * SIZE];
  return [within(whole[0], whole[2], w, around[0]), within(whole[1], whole[3], h, around[1]), w, h];
}

/** Where a stretch begins around a middle, inside a longer one; a shorter one is shown in its middle. */
function within(start: number, length: number, shown: number, middle: number): number {
  if (shown >= length) return start + (length - shown) / 2;
  return Math.min(Math.max(middle - shown / 2, start), start + length - shown);
}

/** The number that tells a figure from others alike. */
export function numberOf({ label }: Piece): string {
  return /\d+$/.exec(label)?.[0] ?? '';
}

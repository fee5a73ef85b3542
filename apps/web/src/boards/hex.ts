// Where hexes lie. The picture counts rows from the top and half widths from the left: the map stands. On wide screens it lies on its
// side, so that the way up leads from left to right.
import type { Graph, Space } from '../wire/table';
import type { ThingId } from '../wire/things';

export const RADIUS = 46;
const HALF = (Math.sqrt(3) / 2) * RADIUS;

export interface Layout {
  at: ReadonlyMap<ThingId, readonly [number, number]>;
  /** Left, top, width and height. */
  box: readonly [number, number, number, number];
  /** The outline of a hex around the origin. */
  outline: string;
}

export function lay(graph: Graph, lying: boolean): Layout {
  const bottom = Math.max(...graph.spaces.map(({ y }) => y));
  const place = ({ x, y }: Space) =>
    lying ? ([(bottom - y) * 1.5 * RADIUS, x * HALF] as const) : ([x * HALF, y * 1.5 * RADIUS] as const);
  const at = new Map(graph.spaces.map((space) => [space.id, place(space)]));
  const xs = [...at.values()].map(([x]) => x);
  const ys = [...at.values()].map(([, y]) => y);
  const [wide, high] = lying ? [RADIUS, HALF] : [HALF, RADIUS];
  const left = Math.min(...xs) - wide - 4;
  const top = Math.min(...ys) - high - 4;
  const box = [left, top, Math.max(...xs) + wide + 4 - left, Math.max(...ys) + high + 4 - top] as const;
  return { at, box, outline: outline(RADIUS, lying) };
}

export function outline(radius: number, lying: boolean): string {
  const corner = (step: number) => {
    const angle = (Math.PI / 3) * step + (lying ? 0 : Math.PI / 6);
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return [0, 1, 2, 3, 4, 5].map(corner).join(' ');
}

/** The side that two neighbours share, as a line. */
export function border(a: readonly [number, number], b: readonly [number, number]): [number, number, number, number] {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * RADIUS * 0.4, (dx / length) * RADIUS * 0.4];
  return [mx - nx, my - ny, mx + nx, my + ny];
}

/** Where the pieces on one space stand: spread around its lower right. */
export function spread(count: number, at: number): readonly [number, number] {
  if (count === 1) return [16, 20];
  const angle = -Math.PI / 5 + (at / count) * Math.PI * 2;
  return [Math.cos(angle) * 17, 6 + Math.sin(angle) * 15];
}

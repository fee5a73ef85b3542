// Which part of a large map is shown: it follows whoever acts, stays where somebody has dragged it until the next one acts, and never shows much of nothing.
import { untrack } from 'svelte';
import { speed } from '../state/settings.svelte';
import { SIZE, type Box, type Point } from './tiles';

/** How large a square may be, in pixels. */
const LEAST = 22;
const MOST = 96;
const GLIDE = 320;

export class Camera {
  /** How many pixels a square has. */
  square = $state(56);
  /** Somebody looks elsewhere. */
  away = $state.raw<Point | null>(null);
  view = $state.raw<Box>([0, 0, 1, 1]);
  #target: Box = this.view;
  #frame = 0;

  zoom(by: number): void {
    this.square = Math.min(MOST, Math.max(LEAST, this.square * by));
  }

  /** Makes squares so small that everything is seen. */
  showAll(whole: Box, [width, height]: Point): void {
    this.square = Math.max(10, Math.min(width / (whole[2] / SIZE), height / (whole[3] / SIZE), MOST));
  }

  /** Goes there: at once where nothing moves, or where there was nothing yet. */
  turn(to: Box, still: boolean): void {
    // Where it looks now is no reason to turn anew.
    const from = untrack(() => this.view);
    this.#target = to;
    cancelAnimationFrame(this.#frame);
    const pace = speed();
    if (still || pace === 0 || from[2] === 1 || from[2] !== to[2]) {
      this.view = to;
      return;
    }
    const begin = performance.now();
    const glide = (now: number) => {
      const part = Math.min(1, ((now - begin) * pace) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      this.view = to.map((end, at) => (from[at] ?? end) + (end - (from[at] ?? end)) * eased) as unknown as Box;
      if (part < 1) this.#frame = requestAnimationFrame(glide);
    };
    this.#frame = requestAnimationFrame(glide);
  }

  get target(): Box {
    return this.#target;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}

// Plays the motions of a delta in order: first the die, then the wound. Any key or tap cuts it short; then the new picture is there.
import { tick } from 'svelte';
import type { Motion, Picture } from '../wire/table';
import type { ThingId } from '../wire/things';
import { GAP, INTENT, restAfter, TIME } from './time';
import { adopt, at, change, dealt, heard, pathTo, rewound, without } from './graft';

export interface Stage {
  /** Shows a picture on the way. */
  show(picture: Picture): unknown;
  /** A line of the log is told. */
  tell(line: number): unknown;
  /** Something is seen to happen; whoever wants to hears it. */
  sound?(motion: Motion, shown: Picture): unknown;
}

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const DICE = 'cubic-bezier(.3,1.4,.5,1)';

export class Player {
  #steps: Steps | null = null;
  #cut: (() => void) | null = null;
  playing = false;

  constructor(
    readonly stage: Stage,
    readonly speed: () => number,
  ) {}

  /** Jumps to the end of what is being shown. */
  skip(): void {
    this.#cut?.();
    this.#steps?.finish();
  }

  /** From one picture to the next, so many times as fast as usual. Resolves when the next one is shown, and has been for a moment where it is to be followed. */
  async play(
    from: Picture,
    to: Picture,
    motions: readonly Motion[],
    { pace = 1, follow = false, opens }: { pace?: number; follow?: boolean; opens?: ThingId | undefined } = {},
  ): Promise<void> {
    const lines = motions.flatMap((motion) => (motion.kind === 'tell' ? [motion.line] : []));
    if (motions.length === 0 || this.speed() === 0 || document.hidden) {
      this.stage.show(to);
      lines.forEach((line) => this.stage.tell(line));
      return;
    }
    let cut = false;
    const stopped = new Promise<void>((resolve) => {
      this.#cut = () => {
        cut = true;
        resolve();
      };
    });
    // A motion that was cut short still comes to its end, and must not show anything then.
    let over = false;
    const stage: Stage = {
      show: (picture) => !over && this.stage.show(picture),
      tell: (line) => !over && this.stage.tell(line),
      sound: (motion, shown) => !over && this.stage.sound?.(motion, shown),
    };
    const steps = new Steps(stage, () => this.speed() * pace);
    this.#steps = steps;
    this.playing = true;
    // A line is told after what it tells of was seen: the log never knows a die before it has come to rest.
    let shown: Picture = { ...from, log: heard(to, motions), undo: to.undo };
    if (opens) shown = { ...shown, turn: { ...shown.turn, acts: [opens] } };
    stage.show(shown);
    try {
      // Who is about to act is seen first, and what for is read.
      if (opens) await Promise.race([steps.wait(INTENT), stopped]);
      for (const [index, motion] of motions.entries()) {
        if (cut) break;
        const step = steps.step(motion, shown, to, motions.slice(index + 1), motions[index + 1]);
        shown = await Promise.race([step, stopped.then(() => shown)]);
      }
      if (follow && !cut) await Promise.race([steps.wait(restAfter(motions)), stopped]);
    } finally {
      over = true;
      this.#cut = null;
      this.#steps = null;
      this.playing = false;
      this.stage.show(to);
      await tick();
      steps.release();
      for (const line of lines) this.stage.tell(line);
    }
  }
}

/** The motions of one delta on the stage. */
class Steps {
  #running = new Set<Animation>();
  /** What stays as its motion left it, until the next picture takes its place. */
  #held: Animation[] = [];

  constructor(
    readonly stage: Stage,
    readonly speed: () => number,
  ) {}

  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  async step(
    motion: Motion,
    shown: Picture,
    to: Picture,
    later: readonly Motion[],
    next: Motion | undefined,
  ): Promise<Picture> {
    const soFar = () => rewound(to, later);
    this.stage.sound?.(motion, shown);
    switch (motion.kind) {
      case 'tell':
        shown = { ...shown, log: heard(to, later) };
        this.stage.show(shown);
        this.stage.tell(motion.line);
        return shown;
      case 'roll':
        return this.#roll(motion, shown);
      case 'count':
        return this.#count(motion, shown);
      case 'move':
        return this.#move(motion, shown, soFar());
      case 'flip':
        return this.#flip(motion, shown, soFar(), next?.kind === 'flip');
      case 'appear':
        return this.#appear(motion.thing, shown, soFar());
      case 'vanish':
        return this.#vanish(motion.thing, shown, soFar());
      case 'deal':
        return this.#deal(motion.board, shown, soFar(), later);
      case 'change':
        return this.#change(motion.thing, shown, soFar());
    }
  }

  async #roll({ dice }: Extract<Motion, { kind: 'roll' }>, shown: Picture): Promise<Picture> {
    // What still lies there from an earlier roll makes room.
    const order = (shown.dice ?? []).filter(({ past }) => !past);
    const kept = order.filter((die) => !dice.some(({ id }) => id === die.id));
    const now = order.some((die) => dice.some(({ id }) => id === die.id))
      ? [
          ...order.map((die) => dice.find(({ id }) => id === die.id) ?? die),
          ...dice.filter(({ id }) => !order.some((die) => die.id === id)),
        ]
      : dice.length > 1
        ? dice
        : [...kept, ...dice];
    shown = { ...shown, dice: now };
    await this.#show(shown);
    const rolls = dice.map((die, at) => {
      const body = thing(die.id)?.querySelector('.body, .die');
      return this.#animate(
        body ?? null,
        [
          { transform: 'translate(190px, -34px) rotate(420deg) scale(.9)', opacity: 0 },
          { opacity: 1, offset: 0.2 },
          { transform: 'translate(40px, -22px) rotate(160deg)', offset: 0.55 },
          { transform: 'translate(0, 0) rotate(calc(var(--tilt, 0deg) - 4deg))', offset: 0.85 },
          { transform: 'rotate(var(--tilt, 0deg))' },
        ],
        { duration: TIME.roll, delay: at * GAP.roll, easing: DICE, fill: 'backwards' },
      );
    });
    await Promise.all(rolls);
    return shown;
  }

  async #count({ thing: id, by }: Extract<Motion, { kind: 'count' }>, shown: Picture): Promise<Picture> {
    const path = pathTo(shown, id);
    if (!path || by === 0) return shown;
    const element = thing(id);
    const hurt = by < 0 && path[0] !== undefined;
    const holder = element?.closest('.foe, .sheet, .vitals') ?? null;
    if (hurt && holder?.classList.contains('foe')) {
      void this.#animate(
        holder,
        [
          { transform: 'none' },
          { transform: 'translateX(4px)' },
          { transform: 'translateX(-3px)' },
          { transform: 'none' },
        ],
        { duration: TIME.count },
      );
    } else if (hurt && holder) {
      void this.#animate(
        holder,
        [{ boxShadow: 'inset 0 0 0 2px var(--bad)' }, { boxShadow: 'inset 0 0 0 2px transparent' }],
        { duration: TIME.count * 1.25 },
      );
    }
    const counted = at(shown, path) as { value?: number; face?: number } | undefined;
    if (counted?.value === undefined) {
      // A die that is nudged.
      shown = change(shown, id, (die) => ({ ...die, face: Number(die['face'] ?? 0) + by }));
      await this.#show(shown);
      return shown;
    }
    const steps = Math.min(Math.abs(by), 12);
    const start = counted.value;
    for (let step = 1; step <= steps; step += 1) {
      const value = Math.max(0, Math.round(start + (by * step) / steps));
      shown = change(shown, id, ({ pending: _pending, ...track }) => ({ ...track, value }));
      this.stage.show(shown);
      await this.wait(TIME.count / steps);
    }
    return shown;
  }

  async #move(motion: Extract<Motion, { kind: 'move' }>, shown: Picture, to: Picture): Promise<Picture> {
    const path = pathTo(shown, motion.thing);
    const isPiece = path?.includes('pieces') ?? false;
    const before = box(motion.thing) ?? (motion.from ? box(motion.from) : null);
    const name = motion.becomes ?? motion.thing;
    if (isPiece) shown = change(shown, motion.thing, (piece) => ({ ...piece, at: motion.to, id: name }));
    else {
      if (path) shown = without(shown, motion.thing);
      shown = adopt(shown, to, name);
    }
    await this.#show(shown);
    const element = thing(name) ?? thing(motion.to);
    const after = element?.getBoundingClientRect();
    if (!element || !before || !after) return shown;
    const [dx, dy] = [
      before.left + before.width / 2 - after.left - after.width / 2,
      before.top + before.height / 2 - after.top - after.height / 2,
    ];
    if (element instanceof SVGElement) await this.#slide(element, dx, dy);
    else {
      const lift = isPiece ? -14 : -6;
      await this.#animate(
        element,
        [
          { transform: `translate(${dx}px, ${dy}px)`, zIndex: 10 },
          { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px)`, zIndex: 10, offset: 0.5 },
          { transform: 'translate(0, 0)', zIndex: 10 },
        ],
        { duration: TIME.move, easing: EASE },
      );
    }
    return shown;
  }

  /** A piece of a drawn map: it has a transform of its own, so its inside is moved. */
  async #slide(element: SVGElement, dx: number, dy: number): Promise<void> {
    const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    const far = Math.hypot(dx, dy) / scale;
    const duration = Math.min(400, Math.max(TIME.move, far * 3));
    const inner = [...element.children];
    await Promise.all(
      inner.map((part) => {
        return this.#animate(part, [{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: '0 0' }], {
          duration,
          easing: EASE,
        });
      }),
    );
  }

  async #flip(
    motion: Extract<Motion, { kind: 'flip' }>,
    shown: Picture,
    to: Picture,
    together: boolean,
  ): Promise<Picture> {
    const half = { duration: TIME.flip / 2, easing: 'ease-in' };
    await this.#animate(
      thing(motion.thing),
      [{ transform: 'perspective(700px) rotateY(0)' }, { transform: 'perspective(700px) rotateY(90deg)' }],
      half,
    );
    const path = pathTo(shown, motion.thing);
    const target = pathTo(to, motion.becomes);
    const card = target ? at(to, target) : undefined;
    if (path && card) shown = change(shown, motion.thing, () => card as Record<string, unknown>);
    else shown = adopt(shown, to, motion.becomes);
    await this.#show(shown);
    const landing = this.#animate(
      thing(motion.becomes),
      [
        { transform: 'perspective(700px) rotateY(-90deg)', filter: 'brightness(1)' },
        { transform: 'perspective(700px) rotateY(0)', filter: 'brightness(1.35)', offset: 0.75 },
        { transform: 'perspective(700px) rotateY(0)', filter: 'brightness(1)' },
      ],
      { duration: TIME.flip / 2, easing: EASE },
    );
    await (together ? this.wait(GAP.flip) : landing);
    return shown;
  }

  async #appear(id: ThingId, shown: Picture, to: Picture): Promise<Picture> {
    const stood = box(id);
    shown = adopt(shown, to, id);
    await this.#show(shown);
    const element = thing(id);
    if (stood && element) {
      await this.#animate(
        element,
        [{ filter: 'brightness(1)' }, { filter: 'brightness(1.6)' }, { filter: 'brightness(1)' }],
        { duration: TIME.count },
      );
    }
    if (stood || !element) return shown;
    if (element instanceof SVGElement) {
      await this.#animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: TIME.appear, easing: EASE });
    } else {
      await this.#animate(
        element,
        [
          { opacity: 0, transform: 'scale(.7) translateY(6px)' },
          { opacity: 1, transform: 'none' },
        ],
        { duration: TIME.appear, easing: EASE },
      );
    }
    return shown;
  }

  /** A thing is not what it was: a door opens. */
  async #change(id: ThingId, shown: Picture, to: Picture): Promise<Picture> {
    // A square is part of its board; anything else stands for itself.
    if (pathTo(to, id)) shown = adopt(shown, to, id);
    else {
      const boards = to.boards ?? [];
      shown = {
        ...shown,
        boards: (shown.boards ?? []).map((board) => ({
          ...board,
          ground: boards.find((next) => next.id === board.id)?.ground ?? board.ground,
        })),
      };
    }
    await this.#show(shown);
    await this.#animate(thing(id), [{ opacity: 0.2 }, { opacity: 1 }], { duration: TIME.appear, easing: EASE });
    return shown;
  }

  async #vanish(id: ThingId, shown: Picture, to: Picture): Promise<Picture> {
    // What is only switched off is still there.
    if (pathTo(to, id)) return this.#appear(id, shown, to);
    await this.#animate(
      thing(id),
      [
        { opacity: 1, filter: 'saturate(1)' },
        { opacity: 0, filter: 'saturate(0)' },
      ],
      { duration: TIME.vanish, easing: EASE, fill: 'forwards' },
    );
    shown = without(shown, id);
    await this.#show(shown);
    return shown;
  }

  async #deal(board: string, shown: Picture, to: Picture, later: readonly Motion[]): Promise<Picture> {
    const cards = () => [...document.querySelectorAll('.grid .card')];
    await Promise.all(
      cards().map((card) =>
        this.#animate(
          card,
          [
            { opacity: 1, transform: 'none' },
            { opacity: 0, transform: 'translate(-30px, -20px) scale(.9)' },
          ],
          { duration: TIME.deal * 0.4, easing: 'ease-in', fill: 'forwards' },
        ),
      ),
    );
    // The new cards lie as they were dealt: what was turned up since is shown by its own motion.
    shown = {
      ...shown,
      boards: (to.boards ?? []).map((one) => (one.id === board ? dealt(one, later, to.theme) : one)),
    };
    await this.#show(shown);
    await Promise.all(
      cards().map((card, at) =>
        this.#animate(
          card,
          [
            { opacity: 0, transform: 'translate(-60px, -40px) rotate(-6deg)' },
            { opacity: 1, transform: 'none' },
          ],
          { duration: TIME.deal * 0.6, delay: at * 24, easing: EASE, fill: 'backwards' },
        ),
      ),
    );
    return shown;
  }

  async #show(picture: Picture): Promise<void> {
    this.stage.show(picture);
    await tick();
    this.release();
  }

  release(): void {
    for (const animation of this.#held) animation.cancel();
    this.#held = [];
  }

  async #animate(element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    const speed = this.speed();
    if (!element || speed === 0) return;
    const scaled = {
      ...options,
      duration: Number(options.duration ?? 0) / speed,
      delay: Number(options.delay ?? 0) / speed,
    };
    const animation = element.animate(frames, scaled);
    this.#running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Cut short by a new picture.
    } finally {
      this.#running.delete(animation);
      if (options.fill === 'forwards') this.#held.push(animation);
    }
  }

  wait(ms: number): Promise<void> {
    const speed = this.speed();
    return speed === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms / speed));
  }
}

/** The element that shows a thing: the first one that is in sight. */
function thing(id: ThingId): Element | null {
  const all = document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`);
  return [...all].find((element) => element.getClientRects().length > 0) ?? all[0] ?? null;
}

function box(id: ThingId): DOMRect | null {
  return thing(id)?.getBoundingClientRect() ?? null;
}

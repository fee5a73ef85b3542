// Dragging as well as clicking: a figure to a square, a potion to its hero, a die to be rolled again. What a drop means is one of the choices
// that are offered; where none fits, nothing happens.
import type { Choice } from '../wire/table';
import type { ThingId } from '../wire/things';
import type { TableState } from './table.svelte';

/** So far a press is still a press. */
const SLACK = 8;

/** Whether something can be taken in hand: there is a choice about it, or it is the figure that acts. */
export function isHeld(table: TableState, thing: ThingId): boolean {
  return table.about.has(thing) || (table.picture.turn.acts?.includes(thing) ?? false) || isOwn(table, thing);
}

/** The figure of whoever is asked. */
function isOwn(table: TableState, thing: ThingId): boolean {
  const seat = table.picture.prompt?.seat;
  return (table.picture.boards ?? []).some(({ pieces }) =>
    pieces?.some((piece) => piece.id === thing && piece.seat !== undefined && piece.seat === seat),
  );
}

/** Whether a way leads there, although only its first step is a choice. */
function isWithinReach(table: TableState, at: ThingId): boolean {
  return (table.picture.boards ?? []).some(({ marks }) =>
    marks?.some(({ kind, spots }) => kind === 'reach' && spots.some((spot) => spot.at === at)),
  );
}

/** What it means to drop a thing: the choice about both of them; else that about where it is put, or about what is put there. */
export function dropped(table: TableState, thing: ThingId, onto: readonly ThingId[]): Choice | ThingId | null {
  const held = table.about.get(thing) ?? [];
  const both = held.filter(({ things = [] }) => onto.some((at) => at !== thing && things.includes(at)));
  if (both.length === 1 && both[0]) return both[0];
  const target = onto.find((at) => at !== thing && (table.about.has(at) || isWithinReach(table, at)));
  if (target !== undefined && (isOwn(table, thing) || table.picture.turn.acts?.includes(thing))) return target;
  // Whoever is asked is the one that things are used on; a die is thrown wherever it falls.
  const isUsed =
    !isOwn(table, thing) && onto.some((at) => isOwn(table, at) || table.picture.sheets?.some(({ id }) => id === at));
  const isDie = table.picture.dice?.some(({ id }) => id === thing);
  return held.length && (isUsed || (isDie && !onto.includes(thing))) ? thing : null;
}

/** Every thing at a point of the screen, from the top. */
function thingsAt(x: number, y: number): ThingId[] {
  return document.elementsFromPoint(x, y).flatMap((element) => {
    const thing = element.closest<HTMLElement | SVGElement>('[data-thing]')?.dataset['thing'];
    return thing ? [thing] : [];
  });
}

/** Lets things be dragged anywhere on the table. */
export function dragging(table: TableState, act: (onto: ThingId | Choice, at: ThingId) => void) {
  return (root: HTMLElement): (() => void) => {
    let held: { thing: ThingId; x: number; y: number; ghost: HTMLElement | null } | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || table.moving || table.past || table.busy) return;
      const thing = thingsAt(event.clientX, event.clientY).find((one) => isHeld(table, one));
      if (thing !== undefined) held = { thing, x: event.clientX, y: event.clientY, ghost: null };
    };
    const move = (event: PointerEvent): void => {
      if (!held) return;
      if (event.buttons === 0) return end();
      if (!held.ghost) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
        const ghost = ghostOf(held.thing);
        if (!ghost) return end();
        held.ghost = ghost;
        root.append(ghost);
        root.classList.add('dragging');
      }
      event.preventDefault();
      event.stopPropagation();
      held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    };
    const up = (event: PointerEvent): void => {
      const taken = held;
      end();
      if (!taken?.ghost) return;
      // The press that ends here is none.
      root.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => root.removeEventListener('click', swallow, { capture: true }));
      const meant = dropped(table, taken.thing, thingsAt(event.clientX, event.clientY));
      if (meant !== null) act(meant, taken.thing);
    };
    const end = (): void => {
      held?.ghost?.remove();
      held = null;
      root.classList.remove('dragging');
    };
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    root.addEventListener('pointerdown', down, true);
    root.addEventListener('pointermove', move, true);
    root.addEventListener('pointerup', up, true);
    root.addEventListener('pointercancel', end, true);
    return () => {
      end();
      root.removeEventListener('pointerdown', down, true);
      root.removeEventListener('pointermove', move, true);
      root.removeEventListener('pointerup', up, true);
      root.removeEventListener('pointercancel', end, true);
    };
  };
}

/** What is seen in the hand: a copy of the thing. */
function ghostOf(thing: ThingId): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-thing="${CSS.escape(thing)}"]`)];
  const shown = all.find((element) => element.getClientRects().length > 0 && !element.hasAttribute('data-stop'));
  if (!shown) return null;
  const ghost = document.createElement('div');
  ghost.className = 'held';
  ghost.setAttribute('aria-hidden', 'true');
  const box = shown.getBoundingClientRect();
  if (shown instanceof SVGGraphicsElement) {
    const { x, y, width, height } = shown.getBBox();
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    const copy = shown.cloneNode(true) as SVGElement;
    copy.removeAttribute('transform');
    drawing.append(copy);
    ghost.append(drawing);
  } else ghost.append(shown.cloneNode(true));
  for (const copy of ghost.querySelectorAll('[data-thing]')) copy.removeAttribute('data-thing');
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  return ghost;
}

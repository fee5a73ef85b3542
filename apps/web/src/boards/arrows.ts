// Arrow keys inside a board: one stop for Tab, arrows from thing to thing, by position on the screen.

interface Options {
  /** Which elements are stops. */
  stops?: string;
  columns?: number;
}

const STEP: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The stop that lies nearest in a direction; what lies sideways counts double. */
function next(stops: readonly Element[], from: Element, [dx, dy]: [number, number]): Element | null {
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === from) continue;
    const [sx, sy] = middle(stop);
    const along = (sx - x) * dx + (sy - y) * dy;
    const across = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    if (along <= 1) continue;
    const far = along + 2.5 * across;
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

export function arrows(node: Element, options: Options = {}) {
  const selector = options.stops ?? 'button';
  const stops = () => [...node.querySelectorAll<HTMLElement | SVGElement>(selector)];

  function rove(to?: Element): void {
    const all = stops();
    const here = to ?? all.find((stop) => stop.getAttribute('tabindex') === '0') ?? all[0];
    for (const stop of all) {
      const index = stop === here ? '0' : '-1';
      if (stop.getAttribute('tabindex') !== index) stop.setAttribute('tabindex', index);
    }
  }

  function key(event: Event): void {
    if (!(event instanceof KeyboardEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEP[event.key];
    const here = (event.target as Element).closest(selector);
    if (!step || !here) return;
    const to = next(stops(), here, step);
    if (to instanceof HTMLElement || to instanceof SVGElement) {
      rove(to);
      to.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  const focus = (event: Event) => {
    const stop = (event.target as Element).closest(selector);
    if (stop) rove(stop);
  };

  // Things come and go: there is always exactly one stop for Tab.
  const watcher = new MutationObserver(() => rove());
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener('keydown', key);
  node.addEventListener('focusin', focus);
  rove();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener('keydown', key);
      node.removeEventListener('focusin', focus);
    },
  };
}

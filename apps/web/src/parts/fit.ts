// Makes what is too wide for its place as much smaller as it has to be: cards say different things in different editions and packs.
import type { Action } from 'svelte/action';

export const fit: Action<HTMLElement, unknown> = (node) => {
  function again(): void {
    node.style.zoom = '1';
    const part = node.clientWidth / node.scrollWidth;
    if (part < 1) node.style.zoom = (part * 0.99).toFixed(3);
  }
  const watch = new ResizeObserver(again);
  watch.observe(node.parentElement ?? node);
  void document.fonts.ready.then(again);
  return { update: () => queueMicrotask(again), destroy: () => watch.disconnect() };
};

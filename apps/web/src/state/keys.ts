// The keys of the table: numbers choose, letters open verbs, o odds, h hint, ? why, u undo, l log, Escape back, arrows step through time.
import { brief, say } from './speech.svelte';
import { PAGE } from './amounts';
import type { TableState } from './table.svelte';
import { tabLetters, tileKeys } from './tabs';

export interface KeyTools {
  why(): void;
  odds(): void;
  hint(): void;
  log(): void;
  step(by: number): void;
  now(): void;
  goal(): void;
  point(): void;
}

/** Whether somebody is writing. */
function writes(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=range]), textarea, select'))
  );
}

export function keys(event: KeyboardEvent, table: TableState, tools: KeyTools): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
  if (document.querySelector('dialog[open]:not(.beside)')) return;
  if (played(event, table, tools)) event.preventDefault();
}

function played(event: KeyboardEvent, table: TableState, tools: KeyTools): boolean {
  const { key } = event;
  if (onTiles(key, table)) return true;
  if (/^[0-9]$/.test(key)) return number(Number(key), table);
  if (key === 'Escape') {
    if (table.past) tools.now();
    else table.back();
    return true;
  }
  if (key === '?') return done(tools.why());
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    // Sliders and boards have arrows of their own.
    if (event.target instanceof HTMLInputElement) return false;
    return done(tools.step(key === 'ArrowLeft' ? -1 : 1));
  }
  const letter = key.toLowerCase();
  if (letter === 'u') return done(event.shiftKey ? table.actor.redo() : table.actor.undo());
  if (letter === 'o') return done(tools.odds());
  if (letter === 'h') return done(tools.hint());
  if (letter === 'l') return done(tools.log());
  if (letter === 'g' && table.picture.goal) return done(tools.goal());
  if (letter === 'p') return done(tools.point());
  const { tabs } = table;
  const tab = tabs[tabLetters(tabs.map((tab) => say(tab.label))).indexOf(letter.toUpperCase())];
  if (/^[a-z]$/.test(letter) && tab) return done(table.openTab(tab));
  return false;
}

/** Answers to what was asked once more, and the verbs that are tiles. */
function onTiles(key: string, table: TableState): boolean {
  if (table.doubt) {
    if (key === '1') table.doubt.go();
    else if (key === '2') table.back();
    return key === '1' || key === '2';
  }
  const at = tileKeys(
    table.tiles.map(({ tile }) => tile),
    brief,
  ).indexOf(key.toUpperCase());
  const tile = table.tiles[at];
  if (tile) table.choose(tile.choice);
  return tile !== undefined;
}

function number(key: number, table: TableState): boolean {
  if (key === 0) {
    if (table.pages > 1) table.turnPage();
    return table.pages > 1;
  }
  const choice = key <= PAGE ? table.shown[key - 1] : undefined;
  if (!choice) return false;
  table.choose(choice);
  return true;
}

function done(_: void): true {
  return true;
}

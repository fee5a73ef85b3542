// What dice of one's own are called, and their faces.
import { hasText, nameOf } from './speech.svelte';

export function faceName(die: string, face: string): string {
  const word = face.replaceAll('_', '-');
  const key = [`${die}-${word}`, `${die.split('-')[0] ?? ''}-${word}`, `web-face-${word}`].find(hasText);
  return key ? nameOf(key) : face;
}

export function dieKey(game: string, die: string): string {
  const word = die.replaceAll('_', '-');
  return [`die-${game}-${word}`, `die-${word}`, `web-die-${word}`].find(hasText) ?? '';
}

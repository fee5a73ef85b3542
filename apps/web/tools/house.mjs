// `npm run lint`: what no ready-made lint knows about this page.
// The page knows no game: words of one game stand in its theme, or come in the picture.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../src');
/** Themes are about games; examples show them; types are written by Rust. */
const ABOUT_GAMES = /^(themes|fixtures|wire)\/|\.test\.ts$/;

const words = JSON.parse(readFileSync(join(import.meta.dirname, 'game-words.json'), 'utf8'));
const games = Object.entries(words).map(([game, list]) => ({
  game,
  word: new RegExp(`(?<![a-z])(?:${list.join('|')})s?(?![a-z])`, 'i'),
}));

const problems = [];

function check(path, text) {
  if (ABOUT_GAMES.test(path)) return;
  text.split('\n').forEach((line, at) => {
    for (const { game, word } of games) {
      const found = word.exec(line);
      if (found)
        problems.push(`${path}:${at + 1}: “${found[0]}” is a word of ${game}; let the picture or its theme say it`);
    }
  });
}

for (const path of readdirSync(SRC, { recursive: true, encoding: 'utf8' }).sort()) {
  if (/\.(ts|svelte|css)$/.test(path)) check(path.replaceAll('\\', '/'), readFileSync(join(SRC, path), 'utf8'));
}
for (const problem of problems) console.error(`src/${problem}`);
process.exit(problems.length ? 1 : 0);

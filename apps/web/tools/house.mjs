// `npm run lint`: what no ready-made lint knows about this page.
// The page knows no game: words of one game stand in its theme, or come in the picture.
// Styles are made of tokens: colours, type sizes, radii, shadows and break points stand in src/themes only.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../src');
/** Themes are about games; examples show them; types are written by Rust. */
const ABOUT_GAMES = /^(themes|fixtures|wire)\/|\.test\.ts$/;
/** Where tokens are made, and drawings that are a game's own. */
const TOKENS = /^themes\/(tokens\.css|parts\.css|breakpoints\.ts|fonts\.css|[a-z-]+\/Art\.svelte)$|^(fixtures|wire)\//;

const words = JSON.parse(readFileSync(join(import.meta.dirname, 'game-words.json'), 'utf8'));
const games = Object.entries(words).map(([game, list]) => ({
  game,
  word: new RegExp(`(?<![a-z])(?:${list.join('|')})s?(?![a-z])`, 'i'),
}));

/** Declarations of style sheets, and what is wrong with their values. */
const RULES = [
  { what: 'font size', of: /^font(-size)?$/, raw: /[\d.]+(px|r?em|pt)\b/ },
  { what: 'radius', of: /radius$/, raw: /[\d.]+(px|%)/ },
  // A ring or an edge has no blur, and a token for its colour.
  { what: 'shadow', of: /^box-shadow$/, raw: /(^|,)\s*(inset )?-?[\d.]+(px)? -?[\d.]+(px)? [\d.]*[1-9][\d.]*px/ },
  { what: 'shadow', of: /^filter$/, raw: /drop-shadow\(/ },
];
const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

const problems = [];
const tell = (path, text, at, says) => problems.push(`src/${path}:${text.slice(0, at).split('\n').length}: ${says}`);

function checkWords(path, text) {
  for (const { game, word } of games) {
    for (const found of text.matchAll(new RegExp(word, 'gi'))) {
      tell(path, text, found.index, `“${found[0]}” is a word of ${game}; let the picture or its theme say it`);
    }
  }
}

function checkStyles(path, text, start) {
  const sheet = text.slice(start);
  for (const found of sheet.matchAll(/@(?:media|container)[^{]*?\d(?:px|em)[^{]*/g)) {
    tell(path, text, start + found.index, `${found[0].trim()}: break points stand in themes/breakpoints.ts`);
  }
  for (const found of sheet.matchAll(/(?<=[;{]\s*)([\w-]+)\s*:\s*([^;{}]+);/g)) {
    const [, name = '', value = ''] = found;
    const at = start + found.index;
    for (const { what, of, raw } of RULES) {
      if (of.test(name) && raw.test(value)) tell(path, text, at, `a raw ${what}, ${name}: ${value}; use a token`);
    }
    if (COLOUR.test(value)) tell(path, text, at, `a raw colour, ${name}: ${value}; use a token`);
  }
}

function checkMarkup(path, text) {
  for (const found of text.matchAll(/(?:fill|stroke|color|style[:\w-]*)=(?:"[^"]*"|\{[^}]*\})/g)) {
    if (COLOUR.test(found[0])) tell(path, text, found.index, `a raw colour, ${found[0]}; use a token`);
  }
  for (const found of text.matchAll(/matchMedia\(['"`][^)]*\dpx/g)) {
    tell(path, text, found.index, 'break points stand in themes/breakpoints.ts');
  }
}

function check(path, text) {
  if (!ABOUT_GAMES.test(path)) checkWords(path, text);
  if (TOKENS.test(path)) return;
  const style = path.endsWith('.css') ? 0 : path.endsWith('.svelte') ? text.indexOf('<style>') : -1;
  if (style >= 0) checkStyles(path, text, style);
  if (!path.endsWith('.css')) checkMarkup(path, style >= 0 ? text.slice(0, style) : text);
}

for (const path of readdirSync(SRC, { recursive: true, encoding: 'utf8' }).sort()) {
  if (/\.(ts|svelte|css)$/.test(path)) check(path.replaceAll('\\', '/'), readFileSync(join(SRC, path), 'utf8'));
}
for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);

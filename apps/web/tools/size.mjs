// Checks how much JavaScript the first game costs: what the lobby and a table load at once, and the largest set of icons, gzipped.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000;
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const size = (file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length;

/** A chunk and whatever it needs before it can run. */
function needed(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of manifest[name]?.imports ?? []) needed(other, found);
  return found;
}

const first = needed('index.html');
const sets = Object.keys(manifest).filter((name) => name.includes('icon-set') && !first.has(name));
const files = [...first].map((name) => manifest[name].file);
const largest = sets.map((name) => manifest[name].file).sort((a, b) => size(b) - size(a))[0];
if (largest) files.push(largest);
for (const file of files) console.log(`${String(size(file)).padStart(8)}  ${file}`);
const total = files.reduce((sum, file) => sum + size(file), 0);
console.log(`JavaScript for the first game: ${(total / 1000).toFixed(1)} kB gzipped of ${LIMIT / 1000} kB`);
if (total > LIMIT) process.exit(1);

// Checks how much JavaScript the first game costs: everything that the lobby and the heaviest table load, gzipped.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000;
const manifestless = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
const sizes = manifestless.map((name) => ({ name, size: gzipSync(readFileSync(`dist/assets/${name}`), { level: 9 }).length }));
// Icon sets are one file per game: only the largest one can be needed by the first game shown.
const sets = sizes.filter(({ name }) => /icon-set/.test(name));
const heaviest = Math.max(0, ...sets.map(({ size }) => size));
const rest = sizes.filter((file) => !sets.includes(file)).reduce((sum, { size }) => sum + size, 0);
const total = rest + heaviest;
for (const { name, size } of sizes.sort((a, b) => b.size - a.size)) console.log(`${String(size).padStart(8)}  ${name}`);
console.log(`JavaScript for the first game: ${(total / 1000).toFixed(1)} kB gzipped of ${LIMIT / 1000} kB`);
if (total > LIMIT) process.exit(1);

// Prints what the browser run has measured, in one line, and forgets it.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const FILE = join(tmpdir(), `undercroft-measured-${process.getuid?.() ?? 0}`);

if (process.argv[1] === fileURLToPath(import.meta.url) && existsSync(FILE)) {
  console.log(readFileSync(FILE, 'utf8').trim().split('\n').join('; '));
  rmSync(FILE);
}

// Numbers that are printed at the end of a run, not asserted.
import { appendFileSync } from 'node:fs';
import { FILE } from './measured.mjs';

export function measured(line: string): void {
  appendFileSync(FILE, `${line}\n`);
}

// Which scenarios show a rule: one small file for each game, read from its rulebook in scenarios when the page is built.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GAMES = '../../games';

/** The names of scenarios, and for each rule the places of those that show it. */
export interface ScenarioIndex {
  names: string[];
  rules: Record<string, number[]>;
}

/** Reads names and rules of every `[[scenario]]` of a rulebook. */
export function indexOf(texts: readonly string[]): ScenarioIndex {
  const index: ScenarioIndex = { names: [], rules: {} };
  for (const text of texts) {
    for (const block of text.split(/^\[\[scenario\]\]\s*$/m).slice(1)) {
      const name = /^name\s*=\s*("(?:[^"\\]|\\.)*")/m.exec(block)?.[1];
      const rules = /^rules\s*=\s*\[([^\]]*)\]/m.exec(block)?.[1] ?? '';
      if (!name) continue;
      const at = index.names.push(JSON.parse(name) as string) - 1;
      for (const [, rule] of rules.matchAll(/"([^"]+)"/g)) if (rule) (index.rules[rule] ??= []).push(at);
    }
  }
  return index;
}

export function scenarios(): Plugin {
  let root = '';
  return {
    name: 'scenarios',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      for (const game of readdirSync(join(root, GAMES))) {
        const folder = join(root, GAMES, game, 'rulebook');
        if (!existsSync(folder)) continue;
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.toml')).sort();
        const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
        this.emitFile({ type: 'asset', fileName: `scenarios/${game}.json`, source: JSON.stringify(indexOf(texts)) });
      }
    },
  };
}

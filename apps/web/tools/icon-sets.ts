// Which icons are bundled: `icon-set:<set>` holds those that a theme names and those that the packs of its game name.
// An icon that is in neither is not in the page; a pack that names one gets a plain token.
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { icons as collection } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';
import { slim } from './icon-path';

const PREFIX = 'icon-set:';

/** The icons of a set in the order of their names. */
export function namesOf(set: string, root: string): string[] {
  const listed = readFileSync(join(root, 'src/themes', `${set}.icons`), 'utf8');
  const names = new Set(
    listed
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .join(' ')
      .split(/\s+/)
      .filter(Boolean),
  );
  const add = (name: string | undefined) => {
    if (name && collection.icons[name]) names.add(name);
  };
  for (const text of textsIn(join(root, '../../content', set), '.toml')) {
    for (const [, name] of text.matchAll(/\bicon\s*=\s*"([a-z0-9-]+)"/g)) add(name);
  }
  // What the description of a game in Rust names in quotes.
  for (const text of textsIn(join(root, '../../crates/table/src', set.replaceAll('-', '_')), '.rs')) {
    for (const [, name] of text.matchAll(/"([a-z0-9]+(?:-[a-z0-9]+)*)"/g)) add(name);
  }
  return [...names].sort();
}

/** The texts of all files with this ending in a folder and below. */
function textsIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

export function iconSets(): Plugin {
  let root = '';
  return {
    name: 'icon-sets',
    configResolved(config) {
      root = config.root;
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const names = namesOf(id.slice(PREFIX.length + 1), root);
      const missing = names.filter((name) => !collection.icons[name]);
      if (missing.length) this.error(`There is no icon ${missing.join(', ')}`);
      const bodies = names.map((name) => [name, slim(collection.icons[name]?.body ?? '')]);
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}

import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { archive, edits, key, share, shared } from './edits';

const form = {
  game: 'g',
  edition: 'e',
  pack: 'g/base',
  records: [
    {
      kind: 'room',
      id: 'den',
      numbers: [
        { path: 'foe.hp', value: 6 },
        { path: 'foe.xp', value: 1 },
      ],
    },
  ],
};

it('only what differs is a change, and an address holds it', () => {
  const record = form.records[0]!;
  const changed = new Map([
    [key(record, 'foe.hp'), 9],
    [key(record, 'foe.xp'), 1],
    ['room/none/hp', 4],
  ]);
  const found = edits(form, changed);
  expect(found).toEqual([{ kind: 'room', record: 'den', path: 'foe.hp', value: 9 }]);
  expect(shared(share(found))).toEqual(new Map([['room/den/foe.hp', 9]]));
  expect(shared('a=b&room/x/y=12345678&=')).toEqual(new Map());
});

it('an archive is unpacked by tar', () => {
  const bytes = archive('pack', [
    { name: 'pack.toml', text: 'id = "g/designed"\n' },
    { name: 'fr.ftl', text: 'é' },
  ]);
  const list = execFileSync('tar', ['-tf', '-'], { input: bytes }).toString();
  expect(list.trim().split('\n')).toEqual(['pack/pack.toml', 'pack/fr.ftl']);
  expect(execFileSync('tar', ['-xOf', '-', 'pack/fr.ftl'], { input: bytes }).toString()).toBe('é');
});

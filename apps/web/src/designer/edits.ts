// What a designer has changed, as it is sent, shared in an address and saved as a pack.
import type { DesignEdit, DesignFile, DesignForm, DesignRecord } from '../wire/server';

/** The name of a number among all. */
export const key = (record: Pick<DesignRecord, 'kind' | 'id'>, path: string) => `${record.kind}/${record.id}/${path}`;

/** The numbers that differ from the form. */
export function edits(form: DesignForm, changed: ReadonlyMap<string, number>): DesignEdit[] {
  return form.records.flatMap((record) =>
    record.numbers.flatMap(({ path, value }) => {
      const now = changed.get(key(record, path));
      return now === undefined || now === value ? [] : [{ kind: record.kind, record: record.id, path, value: now }];
    }),
  );
}

/** The changes in an address, and read from one; whatever is no change is left out. */
export function share(changed: readonly DesignEdit[]): string {
  return changed.map(({ kind, record, path, value }) => `${kind}/${record}/${path}=${value}`).join('&');
}
export function shared(text: string): Map<string, number> {
  const pairs = text.split('&').map((part) => part.split('='));
  return new Map(
    pairs.flatMap(([name = '', value = '']) => (/^-?\d{1,6}$/.test(value) ? [[name, Number(value)] as const] : [])),
  );
}

const BLOCK = 512;

/** Files as one archive (tar), so that a pack is a folder when it is unpacked. */
export function archive(folder: string, files: readonly DesignFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts = files.map(({ name, text }) => ({ name: `${folder}/${name}`, body: encoder.encode(text) }));
  const padded = (size: number) => Math.ceil(size / BLOCK) * BLOCK;
  const out = new Uint8Array(parts.reduce((sum, { body }) => sum + BLOCK + padded(body.length), 2 * BLOCK));
  let at = 0;
  for (const { name, body } of parts) {
    const write = (place: number, text: string) => out.set(encoder.encode(text), at + place);
    write(0, name.slice(0, 99));
    write(100, '0000644\0');
    write(108, '0000000\0');
    write(116, '0000000\0');
    write(124, `${body.length.toString(8).padStart(11, '0')}\0`);
    write(136, '00000000000\0');
    write(148, '        ');
    write(156, '0');
    write(257, 'ustar\x0000');
    const sum = out.subarray(at, at + BLOCK).reduce((all, byte) => all + byte, 0);
    write(148, `${sum.toString(8).padStart(6, '0')}\0 `);
    out.set(body, at + BLOCK);
    at += BLOCK + padded(body.length);
  }
  return out;
}

import { expect, it } from 'vitest';
import type { Deed, LogLine } from '../wire/table';
import { heardOf, isAct, onStage, told } from './telling';

let next = 1;
const line = (deed: Deed | undefined, more: Partial<LogLine> = {}): LogLine => ({
  id: next++,
  moment: 1,
  says: { key: 'log-any' },
  ...(deed ? { deed } : {}),
  ...more,
});
const strikes = (by: string, hits: number): Deed => ({
  by,
  name: { key: by },
  to: ['hero-1'],
  says: { key: 'deed-strike', args: { times: 1, hits, target: { name: 'hero' } } },
});
const wound = (by: number): Deed => ({ to: ['hero-1'], change: { icon: 'hearts', figure: by, says: { key: 'hp' } } });

it('puts the same blow of one actor into one row, and adds up what it cost', () => {
  const rows = told([
    line({ by: 'a' }, { quiet: true }),
    line(strikes('a', 1)),
    line(wound(-2)),
    line(strikes('a', 0)),
    line(strikes('a', 1)),
    line(wound(-3)),
    line(strikes('b', 0)),
  ]);
  expect(
    rows
      .filter(isAct)
      .map(({ by, does, effects }) => [
        by,
        does.map(({ args }) => [args?.['times'], args?.['hits']]),
        effects.map(({ change }) => change.figure),
      ]),
  ).toEqual([
    ['a', [[3, 2]], [-5]],
    ['b', [[1, 0]], []],
  ]);
});

it('makes no row of turns that bring nothing, of dice and of what was taken back', () => {
  expect(
    told([
      line({ by: 'a' }, { quiet: true }),
      line(undefined, { quiet: true }),
      line(undefined, { dice: [{ id: 'd', kind: 'd', name: { key: 'd' } }] }),
      line(strikes('a', 1), { struck: true }),
    ]),
  ).toEqual([]);
});

it('lets what belongs to nobody stand alone, between what somebody did', () => {
  const rows = told([line(strikes('a', 1)), line(undefined), line(strikes('a', 1))]);
  expect(rows.map((row) => (isAct(row) ? 'act' : 'remark'))).toEqual(['act', 'remark', 'act']);
});

it('numbers no two rows alike, also where somebody only loses something after a remark', () => {
  const rows = told([line(strikes('a', 1)), line(undefined), line(undefined), line(wound(-2)), line(strikes('a', 1))]);
  expect(rows.map((row) => (isAct(row) ? 'act' : 'remark'))).toEqual(['act', 'remark', 'remark', 'act']);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it('shows on the stage the newest deed with what came of it', () => {
  const scene = onStage([
    line(strikes('a', 1)),
    line(wound(-2)),
    line(strikes('b', 1)),
    line(wound(-3)),
    line(wound(-1)),
  ]);
  expect([scene?.deed.by, scene?.effects.map(({ change }) => change.figure)]).toEqual(['b', [-4]]);
});

it('knows from which moment to which a row goes, to play it again', () => {
  const rows = told([
    line({ by: 'a' }, { quiet: true, moment: 3 }),
    line(strikes('a', 1), { moment: 4 }),
    line(wound(-2), { moment: 4 }),
    line(strikes('a', 0), { moment: 6 }),
    line(undefined, { moment: 7 }),
  ]);
  expect(rows.map(({ moment, last }) => [moment, last])).toEqual([
    [3, 6],
    [7, 7],
  ]);
});

it('is never ahead of what has been told', () => {
  const lines = [line(undefined), line(undefined), line(undefined)];
  expect(heardOf(lines, lines.slice(0, 2))).toEqual(lines.slice(0, 2));
  expect(heardOf(lines, [])).toEqual([]);
});

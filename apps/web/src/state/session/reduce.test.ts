import { describe, expect, it } from 'vitest';
import type { TableCard } from '../../wire/server';
import type { Odds } from '../../wire/table';
import { askedOf, isBusy, linkOf } from './model';
import { CALM, DIE, MOVE, Told, WISHES, card, delta, kinds, line, picture, seated } from './testing';

describe('an action', () => {
  it('closes its question until the next picture stands', () => {
    const told = seated();
    const [sent] = told.tell({ is: 'act', id: 'a', action: 'roll' });
    expect(sent).toEqual({ do: 'send', request: { id: 'a', seat: 0, prompt: 3, do: 'roll', rolls: [] } });
    expect(told.tell({ is: 'answer', request: 'a', asked: null })).toEqual([{ do: 'be-patient', prompt: 3 }]);
    expect(isBusy(told.state)).toBe(true);
    told.tell({ is: 'delta', delta: delta(3, 4, [MOVE]) });
    expect(isBusy(told.state)).toBe(true);
    expect(kinds(told.play())).toEqual(['fetch-odds', 'walk-on']);
    expect(told.state.action).toEqual({ at: 'none' });
  });

  it('is not sent twice by two presses', () => {
    const told = seated();
    told.tell({ is: 'act', id: 'a', action: 'roll' });
    expect(told.tell({ is: 'act', id: 'b', action: 'roll' })).toEqual([]);
  });

  it('opens its question again when no picture comes', () => {
    const told = seated();
    told.tell({ is: 'act', id: 'a', action: 'roll' }, { is: 'answer', request: 'a', asked: null });
    expect(told.tell({ is: 'out-of-patience', prompt: 2 })).toEqual([]);
    expect(isBusy(told.state)).toBe(true);
    told.tell({ is: 'out-of-patience', prompt: 3 });
    expect(isBusy(told.state)).toBe(false);
  });

  it('whose picture is there before its answer is done with the answer', () => {
    const told = seated();
    told.tell({ is: 'act', id: 'a', action: 'roll' }, { is: 'delta', delta: delta(3, 4) });
    told.play();
    expect(isBusy(told.state)).toBe(true);
    expect(kinds(told.tell({ is: 'answer', request: 'a', asked: null }))).toEqual(['walk-on']);
    expect(isBusy(told.state)).toBe(false);
  });
});

describe('a lost answer', () => {
  it('is asked for with the same id until it comes', () => {
    const told = seated();
    told.tell({ is: 'act', id: 'a', action: 'roll' });
    expect(told.tell({ is: 'unanswered', request: 'a', reachable: false })).toEqual([
      { do: 'retry-later', request: 'a' },
    ]);
    expect(linkOf(told.state)).toBe('lost');
    expect(told.state.action.at).toBe('retrying');
    expect(told.tell({ is: 'act', id: 'b', action: 'roll' })).toEqual([]);
    const [sent] = told.tell({ is: 'retry', request: 'a' });
    expect(sent).toMatchObject({ do: 'send', request: { id: 'a', do: 'roll' } });
    told.tell({ is: 'answer', request: 'a', asked: null });
    expect(linkOf(told.state)).toBe('live');
  });

  it('of a service that has too much to do is no lost connection', () => {
    const told = seated();
    told.tell({ is: 'act', id: 'a', action: 'roll' }, { is: 'unanswered', request: 'a', reachable: true });
    expect(linkOf(told.state)).toBe('live');
    expect(told.state.action.at).toBe('retrying');
  });

  it('is not asked for by somebody who has left', () => {
    const told = seated();
    told.tell({ is: 'act', id: 'a', action: 'roll' }, { is: 'unanswered', request: 'a', reachable: false });
    expect(told.tell({ is: 'leave' })).toEqual([{ do: 'close-stream' }]);
    expect(told.tell({ is: 'retry', request: 'a' })).toEqual([]);
  });
});

describe('deltas', () => {
  it('that are late change nothing', () => {
    const told = seated();
    told.tell({ is: 'delta', delta: delta(3, 4) });
    told.play();
    const before = told.state;
    expect(told.tell({ is: 'delta', delta: delta(3, 4) })).toEqual([]);
    expect(told.state).toBe(before);
  });

  it('that do not fit fetch the whole picture', () => {
    const told = seated();
    const before = told.state.shown;
    expect(told.tell({ is: 'delta', delta: delta(7, 8) })).toEqual([{ do: 'look' }]);
    expect(told.state.shown).toBe(before);
    told.tell({ is: 'looked', card: card(), picture: picture(8) });
    told.play();
    expect(told.state.shown?.moment).toBe(8);
  });

  it('before any picture are left alone', () => {
    const told = new Told();
    expect(told.tell({ is: 'delta', delta: delta(3, 4) })).toEqual([]);
    expect(told.state.shown).toBeNull();
  });

  it('are shown one after the other, each from the one before', () => {
    const told = seated();
    told.tell({ is: 'delta', delta: delta(3, 4, [MOVE]) }, { is: 'delta', delta: delta(4, 5, [MOVE]) });
    expect(told.state.stage).toMatchObject({ at: 'playing', moving: true, step: { to: { moment: 4 } } });
    expect(kinds(told.play())).toContain('play');
    expect(told.state.stage).toMatchObject({ at: 'playing', step: { to: { moment: 5 } } });
    told.play();
    expect(told.state.stage).toEqual({ at: 'still' });
  });

  it('are one step where nothing moves', () => {
    const told = seated(CALM);
    expect(told.tell({ is: 'delta', delta: delta(3, 4, [MOVE]) })).toEqual([{ do: 'breathe' }]);
    expect(told.tell({ is: 'delta', delta: delta(4, 5, [MOVE]) })).toEqual([]);
    const [played] = told.tell({ is: 'breath' });
    expect(played).toMatchObject({ do: 'play', step: { to: { moment: 5 }, motions: [MOVE, MOVE] } });
    expect(told.state.stage).toMatchObject({ moving: false });
  });
});

describe('lines', () => {
  it('are told once, and read out where that is wanted', () => {
    const told = seated();
    expect(told.state.told).toBe(3);
    told.tell({ is: 'delta', delta: delta(3, 4, [{ kind: 'tell', line: 4 }]) });
    told.tell({ is: 'draw', picture: picture(4) }, { is: 'tell', line: 4 }, { is: 'tell', line: 4 });
    expect(told.state.spoken.map(({ id }) => id)).toEqual([4]);
    expect(told.state.lines.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('that were fetched stay before the newest', () => {
    const told = new Told();
    told.tell({ is: 'picture', picture: picture(5, { log: [line(4), line(5)] }) });
    told.tell({ is: 'older', before: 4, lines: [line(2), line(3), line(4)] });
    expect(told.state.lines.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  });
});

describe('own dice', () => {
  it('are rolled for an action, each roll a request of its own', () => {
    const told = seated();
    told.tell({ is: 'act', id: 'a', action: 'roll' }, { is: 'answer', request: 'a', asked: DIE });
    expect(askedOf(told.state)).toBe(DIE);
    expect(isBusy(told.state)).toBe(true);
    const [sent] = told.tell({ is: 'rolled', id: 'b', face: '6' });
    expect(sent).toMatchObject({ do: 'send', request: { id: 'b', rolls: [{ die: 'd6', face: '6' }] } });
    expect(askedOf(told.state)).toBeNull();
    told.tell({ is: 'answer', request: 'b', asked: DIE });
    const [again] = told.tell({ is: 'rolled', id: 'c', face: '1' });
    expect(again).toMatchObject({ request: { id: 'c', rolls: [{ face: '6' }, { face: '1' }] } });
  });

  it('that are not rolled after all open the question again', () => {
    const told = seated();
    told.tell({ is: 'act', id: 'a', action: 'roll' }, { is: 'answer', request: 'a', asked: DIE }, { is: 'not-rolled' });
    expect(askedOf(told.state)).toBeNull();
    expect(isBusy(told.state)).toBe(false);
    // What was asked for is not the action in hand any more.
    told.tell({ is: 'answer', request: 'a', asked: DIE });
    expect(askedOf(told.state)).toBeNull();
  });

  it('are asked for card by card in the set-up', () => {
    const told = new Told();
    told.tell({ is: 'card', card: card({ stage: 'gathering' }) });
    expect(told.tell({ is: 'start' })).toEqual([{ do: 'start', rolls: [] }]);
    told.tell({ is: 'started', asked: DIE });
    expect(askedOf(told.state)).toBe(DIE);
    expect(told.tell({ is: 'rolled', id: 'x', face: '1' })).toEqual([
      { do: 'start', rolls: [{ die: 'd6', face: '1' }] },
    ]);
    told.tell({ is: 'picture', picture: picture(1) });
    expect(askedOf(told.state)).toBeNull();
  });

  it('are rolled for a bot by whoever sits there, and asked for anew when somebody else was quicker', () => {
    const told = seated();
    told.tell({ is: 'card', card: card({ roll: DIE }) });
    expect(askedOf(told.state)).toBe(DIE);
    const [sent] = told.tell({ is: 'rolled', id: 'x', face: '6' });
    expect(sent).toEqual({ do: 'roll-for-table', rolls: [{ die: 'd6', face: '6' }] });
    expect(told.tell({ is: 'table-roll-lost', reachable: true })).toEqual([{ do: 'look' }]);
    told.tell({ is: 'looked', card: card({ roll: DIE }), picture: null });
    expect(askedOf(told.state)).toEqual(DIE);
    expect(told.state.tableRolls.rolls).toEqual([]);
    // Somebody who only watches rolls nothing.
    told.tell({ is: 'card', card: card({ seats: [] }) }, { is: 'card', card: card({ seats: [], roll: DIE }) });
    expect(askedOf(told.state)).toBeNull();
  });
});

describe('the past', () => {
  it('is shown when its picture comes, and nothing new is shown over it', () => {
    const told = seated();
    expect(kinds(told.tell({ is: 'go', moment: 1 }))).toEqual(['skip', 'fetch-moment']);
    expect(told.state.view).toEqual({ at: 'past', moment: 1, shown: false });
    told.tell({ is: 'moment', moment: 1, picture: picture(1) });
    expect(told.state.view).toEqual({ at: 'past', moment: 1, shown: true });
    told.tell({ is: 'delta', delta: delta(3, 4, [MOVE]) });
    expect(told.state.shown?.moment).toBe(1);
    expect(told.state.stage).toEqual({ at: 'still' });
    expect(told.state.lines.at(-1)?.id).toBe(4);
    told.tell({ is: 'go', moment: 4 });
    expect(told.state.shown?.moment).toBe(4);
    expect(told.state.view).toEqual({ at: 'now' });
  });

  it('that is not wanted any more is not shown', () => {
    const told = seated();
    told.tell({ is: 'go', moment: 1 }, { is: 'go', moment: 2 }, { is: 'moment', moment: 1, picture: picture(1) });
    expect(told.state.shown?.moment).toBe(3);
    told.tell({ is: 'no-moment', moment: 2 });
    expect(told.state.view).toEqual({ at: 'now' });
  });

  it('is left when steps are taken back to it', () => {
    const told = seated();
    told.tell({ is: 'go', moment: 1 }, { is: 'moment', moment: 1, picture: picture(1) });
    expect(told.tell({ is: 'undo', moment: 1 }).at(-1)).toEqual({ do: 'undo', moment: 1 });
    expect(told.state.view).toEqual({ at: 'now' });
    expect(told.state.shown?.moment).toBe(3);
  });

  it('of a motion that still runs gives way to now', () => {
    const told = seated();
    told.tell({ is: 'delta', delta: delta(3, 4, [MOVE]) }, { is: 'delta', delta: delta(4, 5, [MOVE]) });
    told.tell({ is: 'go', moment: 1 }, { is: 'go', moment: 5 });
    while (told.state.stage.at === 'playing') told.play();
    expect(told.state.shown?.moment).toBe(5);
  });
});

describe('two tabs', () => {
  it('where the other one was first: the question is told to be answered, and its picture is shown', () => {
    const told = seated();
    told.tell({ is: 'act', id: 'a', action: 'roll' });
    const notice = { text: 'too late', rule: null };
    told.tell({ is: 'refused', request: 'a', notice, status: 409, picture: picture(4) });
    expect(told.state.notice).toBe(notice);
    expect(isBusy(told.state)).toBe(false);
    told.play();
    expect(told.state.shown?.moment).toBe(4);
    // The stream brings the same later.
    expect(told.tell({ is: 'delta', delta: delta(3, 4, [MOVE]) })).toEqual([]);
    // The next action takes the note away.
    told.tell({ is: 'act', id: 'b', action: 'roll' });
    expect(told.state.notice).toBeNull();
  });

  it('where a refusal has no picture, it is fetched', () => {
    const told = seated();
    told.tell({ is: 'act', id: 'a', action: 'roll' });
    const notice = { text: 'too late', rule: null };
    expect(kinds(told.tell({ is: 'refused', request: 'a', notice, status: 409, picture: null }))).toContain('look');
  });
});

describe('the stream', () => {
  it('comes back with the picture: one that is known is not shown again, a new one is', () => {
    const told = seated();
    told.tell({ is: 'stream', link: 'lost' });
    expect(linkOf(told.state)).toBe('lost');
    const before = told.state.shown;
    expect(told.tell({ is: 'stream', link: 'live' }, { is: 'picture', picture: picture(3) })).toEqual([]);
    expect(told.state.shown).toBe(before);
    told.tell({ is: 'picture', picture: picture(6) });
    told.play();
    expect(told.state.shown?.moment).toBe(6);
    expect(linkOf(told.state)).toBe('live');
  });

  it('that never opens may be a table that is not there', () => {
    const told = new Told();
    expect(told.tell({ is: 'stream', link: 'lost' })).toEqual([{ do: 'look-once' }]);
    expect(told.tell({ is: 'gone', text: 'no such table' })).toEqual([{ do: 'close-stream' }]);
    expect(told.state.life).toBe('missing');
    expect(told.state.notice?.text).toBe('no such table');
  });
});

describe('odds', () => {
  const odds = { action: 'roll', exact: true } as Odds;

  it('are kept for the question that they belong to', () => {
    const told = seated();
    expect(told.effects).toContainEqual({ do: 'fetch-odds', actions: ['roll'], seat: 0, prompt: 3 });
    told.tell({ is: 'odds', prompt: 2, action: 'roll', odds });
    expect(told.state.odds.size).toBe(0);
    told.tell({ is: 'odds', prompt: 3, action: 'roll', odds });
    expect(told.state.odds.get('roll')).toBe(odds);
    expect(told.tell({ is: 'want-odds', actions: ['roll'] })).toEqual([]);
    told.tell({ is: 'delta', delta: delta(3, 4) });
    told.play();
    expect(told.state.odds.size).toBe(0);
  });

  it('are not asked for where the table tells none, or nobody wants them', () => {
    expect(seated(WISHES, { may: [] }).effects).toEqual([{ do: 'walk-on' }]);
    expect(seated({ ...WISHES, odds: false }).effects).toEqual([{ do: 'walk-on' }]);
  });
});

describe('reasons of bots', () => {
  const bots = {
    seats: [
      { seat: 0, you: true },
      { seat: 1, bot: 'sensible' },
    ] as unknown as TableCard['seats'],
  };

  it('are asked for since the last time, and again when that failed', () => {
    const told = seated(WISHES, bots);
    expect(told.effects).toContainEqual({ do: 'fetch-reasons', after: 0, known: 0 });
    told.tell({ is: 'reasons', known: 0, cards: [{ moment: 2, says: { key: 'why' } }] as never });
    expect([...told.state.reasons.keys()]).toEqual([2]);
    told.tell({ is: 'delta', delta: delta(3, 4) });
    expect(told.play()).toContainEqual({ do: 'fetch-reasons', after: 3, known: 3 });
    told.tell({ is: 'no-reasons', known: 3 }, { is: 'delta', delta: delta(4, 5) });
    expect(told.play()).toContainEqual({ do: 'fetch-reasons', after: 3, known: 3 });
  });
});

import { describe, expect, test } from 'vitest';
import type { ReviewCard, ReviewMoment } from '../wire/server';
import { after, decisions, owner, signed } from './points';

const moment = (decision: number, dice: number, verdict?: string): ReviewMoment => ({
  moment: 1,
  seat: 0,
  before: 5000,
  strokes: { decision, dice, others: 0 },
  choices: [],
  ...(verdict === undefined ? {} : { verdict }),
});

describe('points of a review', () => {
  test('have a sign, one decimal and the comma of the language', () => {
    expect(signed(-614, 'en')).toBe('−6.1');
    expect(signed(1320, 'fr')).toBe('+13,2');
    expect(signed(2, 'en')).toBe('0');
  });

  test('belong to whoever changed most', () => {
    expect(owner(moment(-300, 200))).toBe('decision');
    expect(owner(moment(-100, 200))).toBe('dice');
    expect(after(moment(-300, 200))).toBe(4900);
  });

  test('of decisions are filtered, newest first', () => {
    const moments = [moment(0, 9, 'find'), moment(-700, 0, 'blunder'), moment(0, 5), moment(0, 1, 'best')];
    const card = { moments } as ReviewCard;
    expect(decisions(card, 'all')).toEqual([3, 1, 0]);
    expect(decisions(card, 'lost')).toEqual([1]);
    expect(decisions(card, 'finds')).toEqual([0]);
  });
});

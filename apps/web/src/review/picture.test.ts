import { expect, it } from 'vitest';
import type { ReviewCard } from '../wire/server';
import { picture } from './picture';

const card: ReviewCard = {
  seat: 0,
  start: 5000,
  end: 0,
  total: { decision: -1000, dice: -4000, others: 0 },
  moments: [
    {
      moment: 0,
      seat: 0,
      before: 5000,
      strokes: { decision: -1000, dice: -1000, others: 0 },
      verdict: 'blunder',
      choices: [],
    },
    {
      moment: 3,
      seat: 0,
      before: 3000,
      strokes: { decision: 0, dice: -3000, others: 0 },
      verdict: 'best',
      choices: [],
    },
  ],
  turningPoints: [0],
  worst: 0,
};

it('the picture is one whole file that says whose it is and hides nothing in markup', () => {
  const svg = picture(
    card,
    { title: 'Lost <by> dice & more', legend: ['dice', 'slip', 'blunder', 'find'] },
    (token) => `token-${token}`,
  );
  expect(svg.startsWith('<svg xmlns=')).toBe(true);
  expect(svg.trimEnd().endsWith('</svg>')).toBe(true);
  expect(svg).toContain('Lost &lt;by&gt; dice &amp; more');
  expect(svg.match(/fill="token-bad" stroke/g)).toHaveLength(1);
  expect(svg).not.toMatch(/NaN|undefined/);
});

// The graph of a review as a file of its own: readable without the page, in the colours that the page has now.
import type { ReviewCard, ReviewMoment } from '../wire/server';
import { after } from './points';

export interface Words {
  title: string;
  /** The names of the marks: dice, slip, blunder, find. */
  legend: readonly [string, string, string, string];
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [960, 340, 56, 16, 64, 28];
/** The token of each mark. */
const TOKENS = { dice: 'luck', slip: 'gold', blunder: 'bad', find: 'good' } as const;
/** The value of a token. */
export type Colour = (token: string) => string;
/** Dice are marked from three points on. */
const WORTH_A_MARK = 300;

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const high = (chance: number) => TOP + (1 - chance / 10_000) * (HEIGHT - TOP - BOTTOM);

function mark(moment: ReviewMoment, x: number, colour: Colour): string {
  const y = high(moment.before);
  const kind = moment.verdict;
  if (kind === 'slip' || kind === 'blunder' || kind === 'find') {
    const own = colour(TOKENS[kind]);
    const fill = kind === 'slip' ? 'none' : own;
    return `<path d="M${x} ${y - 6}l6 6-6 6-6-6z" fill="${fill}" stroke="${own}" stroke-width="2"/>`;
  }
  const dice = moment.strokes.dice + moment.strokes.others;
  if (Math.abs(dice) < WORTH_A_MARK) return '';
  const luck = colour(TOKENS.dice);
  return `<rect x="${x - 4}" y="${high(after(moment)) - 4}" width="8" height="8" fill="${dice > 0 ? luck : 'none'}" stroke="${luck}" stroke-width="2"/>`;
}

export function picture(card: ReviewCard, { title, legend }: Words, colour: Colour): string {
  const [ground, ink, faint, edge] = ['bg0', 'ink', 'ink2', 'edge'].map(colour);
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, card.moments.length);
  const at = (number: number) => Math.round((LEFT + number * step) * 10) / 10;
  const grid = [0, 25, 50, 75, 100].map(
    (percent) =>
      `<path d="M${LEFT} ${high(percent * 100)}H${WIDTH - RIGHT}" stroke="${edge}" stroke-dasharray="2 4"/><text x="${LEFT - 8}" y="${high(percent * 100) + 4}" fill="${faint}" text-anchor="end">${percent} %</text>`,
  );
  const line = card.moments.map((moment, number) => `H${at(number)}V${high(moment.before).toFixed(1)}`).join('');
  let x = LEFT;
  const names = legend.map((name, number) => {
    const own = colour(Object.values(TOKENS)[number] ?? TOKENS.dice);
    const text = `<rect x="${x}" y="40" width="10" height="10" fill="${own}"/><text x="${x + 16}" y="50" fill="${faint}">${escape(name)}</text>`;
    x += 32 + 8 * name.length;
    return text;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" font-family="sans-serif" font-size="13">`,
    `<title>${escape(title)}</title><rect width="100%" height="100%" fill="${ground}"/>`,
    `<text x="16" y="28" fill="${ink}" font-size="19">${escape(title)}</text>`,
    ...names,
    ...grid,
    `<path d="M${LEFT} ${high(card.start).toFixed(1)}${line}H${at(card.moments.length)}V${high(card.end).toFixed(1)}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    ...card.moments.map((moment, number) => mark(moment, at(number), colour)),
    '</svg>\n',
  ].join('');
}

/** The tokens of the page as it looks now. */
export function tokens(): Colour {
  const style = getComputedStyle(document.documentElement);
  return (token) => style.getPropertyValue(`--${token}`).trim();
}

/** Hands a text to the person as a file. */
export function saveAs(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

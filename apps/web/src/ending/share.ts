// The end of a match as a picture: drawn here, handed to whatever the device shares with, saved as a file otherwise.
import type { Story } from '../wire/table';
import { steps } from './chart';

interface Card {
  title: string;
  text: string;
  names: string;
  won: boolean;
  story: Story | null;
}

const WIDE = 1200;
const HIGH = 630;

/** A colour of the page. */
const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Words in lines that are no wider than this. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function draw(canvas: HTMLCanvasElement, { title, text, names, won, story }: Card): void {
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = token('bg0');
  pen.fillRect(0, 0, WIDE, HIGH);
  const glow = pen.createRadialGradient(250, 300, 20, 250, 300, 620);
  glow.addColorStop(0, token('bg3'));
  glow.addColorStop(1, token('bg0'));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = token(won ? 'gold' : 'acc-hi');
  pen.font = `28px ${token('sans')}`;
  pen.fillText(text, 60, 90);
  pen.fillStyle = token('ink');
  pen.font = `60px ${token('fell')}`;
  wrapped(title, (line) => pen.measureText(line).width < WIDE - 120)
    .slice(0, 3)
    .forEach((line, at) => pen.fillText(line, 60, 170 + at * 68));
  const line = story?.lines[0];
  if (story && line) {
    const top = Math.max(1, line.max, ...line.values);
    const shape = new Path2D(steps(line.values, top, WIDE - 120, 180));
    pen.translate(60, 370);
    pen.strokeStyle = token('life');
    pen.lineWidth = 5;
    pen.stroke(shape);
    pen.translate(-60, -370);
  }
  pen.fillStyle = token('ink2');
  pen.font = `26px ${token('sans')}`;
  pen.fillText(names, 60, HIGH - 28);
  pen.textAlign = 'right';
  pen.fillText('Undercroft', WIDE - 60, HIGH - 28);
}

/** Shares the picture; says whether it went out. */
export async function share(card: Card): Promise<boolean> {
  const canvas = document.createElement('canvas');
  await document.fonts.ready;
  draw(canvas, card);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return false;
  const file = new File([blob], 'undercroft.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    return navigator.share({ files: [file], title: card.title }).then(
      () => true,
      () => false,
    );
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
  return true;
}

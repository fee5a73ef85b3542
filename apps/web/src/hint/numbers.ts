// Numbers of advice: chances come in hundredths of a point, shares of a fight as whole parts of a whole.
import type { ReviewChoice } from '../wire/server';

/** With one decimal and the point or comma of the language. */
export function number(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** How far the interval reaches to its wider side. */
export function half({ chance, low, high }: ReviewChoice, lang: string): string {
  return `± ${number(Math.max(chance - low, high - chance) / 100, lang)}`;
}

/** The ends of the axis, in steps of five points: wide enough for every interval. */
export function axis(choices: readonly ReviewChoice[]): { low: number; high: number } {
  const low = Math.floor(Math.min(10_000, ...choices.map((choice) => choice.low)) / 500) * 500;
  const high = Math.ceil(Math.max(0, ...choices.map((choice) => choice.high)) / 500) * 500;
  return low < high ? { low, high } : { low: Math.max(0, low - 500), high: Math.min(10_000, low + 500) };
}

/** Fractions of at most four dice: a larger denominator would fit any number by accident. */
const LARGEST = 1296;

/** A share as a fraction in lowest terms where its parts are small, and to six digits where no such fraction fits. */
export function fraction(part: number, of: number): string {
  for (let below = 1; below <= LARGEST; below += 1) {
    const above = Math.round((part / of) * below);
    if (Math.abs(above / below - part / of) < 2e-9) return `${above}/${below}`;
  }
  return (part / of).toFixed(6);
}

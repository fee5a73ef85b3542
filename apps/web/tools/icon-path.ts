// Icons are drawn on a square of 512 and shown at a tenth to a third of that: whole numbers are exact enough, and half as many bytes.

/** How many numbers a command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The commands of a path with their numbers. The flags of an arc may stand without a space before what follows. */
function commands(path: string): { name: string; numbers: number[] }[] {
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].map(([, name = '', text = '']) => {
    const numbers: number[] = [];
    const isArc = name.toLowerCase() === 'a';
    let rest = text;
    for (;;) {
      rest = rest.replace(/^[\s,]+/, '');
      if (!rest) return { name, numbers };
      const isFlag = isArc && [3, 4].includes(numbers.length % 7);
      const found = (isFlag ? /^[01]/ : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/).exec(rest)?.[0];
      if (!found) throw new Error(`no path: ${rest.slice(0, 20)}`);
      numbers.push(Number(found));
      rest = rest.slice(found.length);
    }
  });
}

/** The same path in whole numbers. Every point is rounded where it lies, so that no mistakes add up along the way. */
export function rounded(path: string): string {
  let out = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const put = (name: string, numbers: readonly number[]) => {
    out += name + numbers.map((number, at) => (at > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');
  };
  for (const { name, numbers } of commands(path)) {
    const word = name.toLowerCase();
    const isRelative = name === word;
    const takes = TAKES[word];
    if (takes === undefined) throw new Error(`no command: ${name}`);
    if (word === 'z') {
      put(name, []);
      [x, y] = [startX, startY];
    }
    for (let at = 0; at < numbers.length; at += takes || 1) {
      const own = numbers.slice(at, at + takes);
      /** Where a number leads, and how that is written from where the rounded path stands. */
      const along = (number: number, from: number) => (isRelative ? from + number : number);
      const written = (to: number, from: number) => Math.round(to) - (isRelative ? Math.round(from) : 0);
      // More pairs after a move are lines.
      const command = word === 'm' && at > 0 ? (isRelative ? 'l' : 'L') : name;
      if (word === 'h') {
        const to = along(own[0] ?? 0, x);
        put(command, [written(to, x)]);
        x = to;
        continue;
      }
      if (word === 'v') {
        const to = along(own[0] ?? 0, y);
        put(command, [written(to, y)]);
        y = to;
        continue;
      }
      // The two radii, the angle and the flags of an arc are no points.
      const fixed = word === 'a' ? own.slice(0, 5).map((number) => Math.round(number * 10) / 10) : [];
      const ends = own.slice(fixed.length).map((number, at) => along(number, at % 2 ? y : x));
      put(command, [...fixed, ...ends.map((to, at) => written(to, at % 2 ? y : x))]);
      [x = 0, y = 0] = ends.slice(-2);
      if (word === 'm' && at === 0) [startX, startY] = [x, y];
    }
  }
  return out;
}

/** The body of an icon with its paths in whole numbers. */
export const slim = (body: string) => body.replace(/\bd="([^"]+)"/g, (_, path: string) => `d="${rounded(path)}"`);

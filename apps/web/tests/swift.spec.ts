// How quick the table is: from a press to the log and to the next question, what an action costs on the line, and what a table costs that is only looked at.
import { readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser';
import { measured } from './measure';
import { anyOf, dice, playOn, waitForTurn } from './play';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

const CHOICES = 40;
const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Infinity;

/** Notes in the page itself, without a driver in between: when a key was pressed, when the log had something new, when the next question was open. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    interface Press {
      at: number;
      log?: number;
      open?: number;
    }
    const presses: Press[] = [];
    (window as unknown as { presses: Press[] }).presses = presses;
    const newest = () => document.querySelector<HTMLElement>('.log [data-line]')?.dataset['line'];
    const isOpen = () =>
      document.querySelector('.over') !== null ||
      (document.querySelector('.choice') !== null &&
        !document.querySelector('.prompt.still') &&
        !document.querySelector('.choice[aria-disabled="true"]'));
    let line = newest();
    let closed = false;
    addEventListener(
      'keydown',
      () => {
        presses.push({ at: performance.now() });
        line = newest();
        closed = false;
      },
      { capture: true },
    );
    new MutationObserver(() => {
      const press = presses.at(-1);
      if (!press) return;
      const now = performance.now() - press.at;
      if (!isOpen()) closed = true;
      if (newest() !== line) press.log ??= now;
      if (press.log !== undefined && closed && isOpen()) press.open ??= now;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

type Presses = { at: number; log?: number; open?: number }[];
const presses = (page: Page) => page.evaluate(() => (window as unknown as { presses: Presses }).presses);

async function begin(page: Page): Promise<void> {
  await page.waitForSelector('.games');
  await page.click('article[data-look=mini-rogue] .play');
  await waitForTurn(page);
}

/** Plays so many choices, in another match when one is over. */
async function play(page: Page, choices: number): Promise<number> {
  const choose = anyOf(dice(9));
  let made = 0;
  while (made < choices) {
    made += await playOn(page, choose, choices - made);
    if (made >= choices) break;
    await page.goto(service.address);
    await begin(page);
    await watch(page);
  }
  return made;
}

it('the log follows a press at once, and the next question soon after its motion', async () => {
  const figures: Record<number, { log: number; open: number }> = {};
  /** Milliseconds of processor time for a choice, of the whole browser. */
  let spent = 0;
  const alone = loadavg()[0]! < cpus().length;
  for (const speed of [0, 1]) {
    const visitor = await Visitor.come(service.address, { speed });
    try {
      await begin(visitor.page);
      await watch(visitor.page);
      const before = ticks(visitor.profile);
      await play(visitor.page, CHOICES);
      if (speed === 0) spent = ((ticks(visitor.profile) - before) * 10) / CHOICES;
      const seen = await presses(visitor.page);
      const of = (what: 'log' | 'open') => median(seen.flatMap((press) => press[what] ?? []));
      figures[speed] = { log: of('log'), open: of('open') };
    } finally {
      await visitor.leave();
    }
  }
  measured(
    `press to log ${figures[0]?.log.toFixed(0)} ms without motion; at speed 1 to log ${figures[1]?.log.toFixed(0)} ms, to the next question ${figures[1]?.open.toFixed(0)} ms (medians of Mini Rogue, load ${loadavg()[0]?.toFixed(1)}); processor time of a browser for a choice ${spent.toFixed(0)} ms`,
  );
  // Where others want the processor, too, a clock says how long the queue was.
  if (alone) {
    expect(figures[0]?.log).toBeLessThan(50);
    expect(figures[1]?.open).toBeLessThan(600);
  }
});

/** What goes over the line for the service: requests, and bytes of answers and of the stream. */
async function line(page: Page): Promise<{ cdp: CDPSession; said: { requests: number; bytes: number } }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const said = { requests: 0, bytes: 0 };
  const mine = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) return;
    mine.add(requestId);
    said.requests += 1;
    said.bytes += request.postData?.length ?? 0;
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength, dataLength }) => {
    // The stream was opened before anybody listened: whatever is not another request is its.
    if (mine.has(requestId)) said.bytes += encodedDataLength || dataLength;
  });
  cdp.on('Network.eventSourceMessageReceived', ({ data }) => {
    said.bytes += data.length;
  });
  return { cdp, said };
}

it('an action of Mini Rogue is two requests and less than 3 kB', async () => {
  const visitor = await Visitor.come(service.address);
  const { page } = visitor;
  try {
    await begin(page);
    const { cdp, said } = await line(page);
    let made = 0;
    const choose = anyOf(dice(21));
    for (; made < CHOICES; made += 1) {
      const seen = await waitForTurn(page);
      if (seen.over) break;
      await playOn(page, choose, 1);
    }
    await waitForTurn(page);
    await page.waitForTimeout(500);
    await cdp.detach();
    const [bytes, requests] = [said.bytes / made, said.requests / made];
    measured(`an action of Mini Rogue: ${bytes.toFixed(0)} bytes, ${requests.toFixed(2)} requests (${made} choices)`);
    expect(bytes).toBeLessThan(3000);
    expect(requests).toBeLessThanOrEqual(2);
  } finally {
    await visitor.leave();
  }
});

/** Processor time of a browser and everything it started, in hundredths of a second. */
function ticks(profile: string): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return [{ pid, parent: fields[1] ?? '', time: Number(fields[11]) + Number(fields[12]), command }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
  const ours = new Set(processes.filter(({ command }) => command.includes(profile)).map(({ pid }) => pid));
  for (let known = -1; known !== ours.size;) {
    known = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  return processes.filter(({ pid }) => ours.has(pid)).reduce((sum, { time }) => sum + time, 0);
}

describe.each(['mini-rogue', 'catacombs', 'urto'])('a table of %s that is only looked at', (game) => {
  it('costs under a hundredth of a core', async () => {
    const visitor = await Visitor.come(service.address, { speed: 1 });
    const { page } = visitor;
    try {
      await page.waitForSelector('.games');
      await page.click(`article[data-look=${game}] .play`);
      await waitForTurn(page);
      // What comes later in the background has come by then.
      await page.waitForTimeout(6000);
      const SECONDS = 6;
      const before = ticks(visitor.profile);
      expect(before).toBeGreaterThan(0);
      await page.waitForTimeout(SECONDS * 1000);
      // A tick is a hundredth of a second.
      const share = (ticks(visitor.profile) - before) / SECONDS;
      measured(`an idle table of ${game}: ${share.toFixed(2)} % of a core`);
      expect(share).toBeLessThan(1);
    } finally {
      await visitor.leave();
    }
  });
});

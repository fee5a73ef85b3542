// Debian's Chromium, driven by playwright-core. Each visitor has a profile of their own; whatever a page complains about is a failure.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { SEED } from './service';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

export interface Wishes {
  lang?: 'en' | 'fr';
  mode?: 'dark' | 'light';
  /** How fast things move; 0 for not at all. */
  speed?: number;
  size?: { width: number; height: number };
  /** The first minute is explained. */
  coached?: boolean;
}

export class Visitor {
  readonly complaints: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly profile: string,
  ) {}

  static async come(
    address: string,
    { lang = 'en', mode = 'dark', speed = 0, size = DESKTOP, coached = false }: Wishes = {},
  ): Promise<Visitor> {
    const profile = mkdtempSync(join(tmpdir(), 'undercroft-chromium-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      headless: true,
      args: ARGS,
      viewport: size,
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: mode,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    const visitor = new Visitor(context, page, profile);
    visitor.#listen(page);
    await page.addInitScript(
      ({ seed, ...settings }) => {
        if (!localStorage.getItem('undercroft.settings'))
          localStorage.setItem('undercroft.settings', JSON.stringify(settings));
        // The share of the dice that this browser brings, the same in every run.
        let state = seed;
        crypto.getRandomValues = (array) => {
          if (array instanceof Uint8Array)
            array.forEach((_, at) => (array[at] = (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24));
          return array;
        };
      },
      { lang, mode, speed, coached: coached ? [] : null, seed: SEED },
    );
    await page.goto(address);
    return visitor;
  }

  #listen(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`error: ${error.message}`));
  }

  async leave(): Promise<void> {
    await this.context.close();
    rmSync(this.profile, { recursive: true, force: true });
  }

  /** Nothing was complained about, and no key or undefined value stands on the page. */
  async isClean(allowed: RegExp = /^$/): Promise<void> {
    expect(this.complaints.filter((complaint) => !allowed.test(complaint))).toEqual([]);
    const text = await this.page.evaluate(() => document.body.innerText);
    expect(text).not.toMatch(/\bundefined\b|\[object |\bNaN\b/);
    expect(
      text.match(
        /\b(?:web|ask|do|log|icon|tip|sheet|group|room|enemy|guardian|potion|resource|die|option|foe|odds|board|town|deed|quest|chapter)-[a-z][a-z-]+/g,
      ) ?? [],
    ).toEqual([]);
  }

  /** What axe finds, in words: everything as the page is, and what can be read in the other theme. */
  async axe(): Promise<string[]> {
    // The page allows no foreign script; the debugger may bring one in.
    await this.page.evaluate(axe);
    return this.page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: {
          run(
            options?: object,
          ): Promise<{ violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[] }>;
        };
      };
      const root = document.documentElement;
      const found = [];
      for (const options of [{}, { runOnly: ['color-contrast'] }]) {
        const { violations } = await axe.run(options);
        found.push(
          ...violations.flatMap(({ id, help, nodes }) =>
            nodes.map(
              ({ html, failureSummary }) =>
                `${root.dataset['mode']} ${id}: ${help} | ${html.slice(0, 160)} | ${failureSummary.replace(/\s+/g, ' ').slice(0, 260)}`,
            ),
          ),
        );
        root.dataset['mode'] = root.dataset['mode'] === 'dark' ? 'light' : 'dark';
      }
      return found;
    });
  }

  /** On a desktop and on a phone: nothing for axe to find, nothing scrolls sideways, the prompt is in sight, and the page is clean. */
  async holds(what: string, allowed?: RegExp): Promise<void> {
    for (const size of [PHONE, DESKTOP]) {
      await this.page.setViewportSize(size);
      await this.page.evaluate(() => document.fonts.ready);
      await this.page.waitForTimeout(100);
      expect(await this.axe(), `${what} ${size.width}`).toEqual([]);
      expect(await this.sideways(), `${what} ${size.width}`).toEqual([]);
      if (await this.page.locator('#question').count())
        expect(await this.promptInSight(), `${what} ${size.width}`).toBe(true);
    }
    await this.isClean(allowed);
  }

  /** Elements that can be scrolled sideways. */
  sideways(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('html, body, body *')]
        .filter((element) => {
          const style = getComputedStyle(element);
          const scrolls = element === document.documentElement || /auto|scroll/.test(style.overflowX);
          return scrolls && element.scrollWidth > element.clientWidth + 1;
        })
        .map((element) => `${element.tagName}.${element.className} ${element.scrollWidth} > ${element.clientWidth}`),
    );
  }

  /** Whether the question is in sight. */
  promptInSight(): Promise<boolean> {
    return this.page.evaluate(() => {
      const box = document.querySelector('#question')?.getBoundingClientRect();
      return Boolean(box && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth + 1);
    });
  }
}

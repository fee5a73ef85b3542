// The designer's page: a number is changed, what is wrong with it is said beside it, and what it does is measured until it is decided.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './browser';
import { Service } from './service';

let service: Service;
beforeAll(async () => {
  service = await Service.start();
});
afterAll(() => service.stop());

/** Every game has its form, and calls its numbers by names. */
it.each(['en', 'fr'] as const)('no number goes by its key, in %s', async (lang) => {
  const visitor = await Visitor.come(`${service.address}/play/designer/mini-rogue`, { lang });
  const { page } = visitor;
  try {
    for (let game = 0; game < 3; game += 1) {
      await page.locator('nav button').nth(game).click();
      await page.waitForFunction(
        (at) => document.querySelectorAll('nav button')[at]?.getAttribute('aria-current') === 'page',
        game,
      );
      await page.waitForSelector('section li input');
      const options = await page.locator('select option').allTextContents();
      expect(options.length).toBeGreaterThan(10);
      expect(options.filter((option) => option.includes('_'))).toEqual([]);
      const fields = await page.locator('section li label span').allTextContents();
      expect(fields.filter((field) => /[_.]|^(hp|pv|n|x)$/.test(field))).toEqual([]);
    }
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

it('a changed card is played with at once, and the match does not count', async () => {
  const visitor = await Visitor.come(`${service.address}/play/designer/mini-rogue`);
  const { page } = visitor;
  try {
    await page.waitForSelector('section li input');
    const rogue = await page
      .locator('option')
      .evaluateAll((all) => (all as HTMLOptionElement[]).find(({ value }) => value === 'character/rogue')?.value ?? '');
    await page.selectOption('select', rogue);
    const food = page.locator('section li').filter({ hasText: 'rations' }).locator('input').first();
    await food.fill('1');
    await food.blur();
    const play = page.getByRole('button', { name: 'Play with it' });
    await expect.poll(() => play.isDisabled()).toBe(false);
    await play.click();
    await page.waitForSelector('.prompt');
    expect(await page.textContent('.counting')).toContain('numbers of its cards were changed');
    expect(await page.locator('.left [data-thing$="resource-food"]').first().textContent()).toMatch(/(^|\D)1(\D|$)/);
    await visitor.isClean();
  } finally {
    await visitor.leave();
  }
});

describe.each([
  ['en', 'dark', 'What does it do?', 'Harder'],
  ['fr', 'light', 'Que fait ce changement', 'difficile'],
] as const)('%s', (lang, mode, question, harder) => {
  it('a changed number is checked, measured, shared and saved', async () => {
    const visitor = await Visitor.come(`${service.address}/play/designer/mini-rogue`, { lang, mode });
    const { page } = visitor;
    try {
      await page.waitForSelector('section li input');
      await visitor.holds('the form of a designer');
      // Guardians that cannot be beaten, one after the other.
      const value = await page
        .locator('option')
        .evaluateAll(
          (options) =>
            (options as HTMLOptionElement[]).map(({ value }) => value).find((one) => one.startsWith('guardian/')) ?? '',
        );
      await page.selectOption('select', value);
      const hp = page.locator('section li').filter({ hasText: /\b(HP|PV)\b/ });
      expect(await hp.count()).toBeGreaterThan(0);
      await hp.first().locator('input').fill('-5');
      await hp.first().locator('input').blur();
      await page.waitForSelector('.problem');
      const ask = page.getByRole('button', { name: question });
      expect(await ask.isDisabled()).toBe(true);
      for (let at = 0; at < (await hp.count()); at += 1) {
        await hp.nth(at).locator('input').fill('45');
        await hp.nth(at).locator('input').blur();
      }
      await page.waitForSelector('.problem', { state: 'detached' });
      await expect.poll(() => ask.isDisabled()).toBe(false);
      await ask.click();
      await page.waitForSelector('.verdict.difference', { timeout: 120_000 });
      expect(await page.locator('.verdict').innerText()).toContain(harder);
      await visitor.holds('a measured change');
      // An address holds the change.
      await page
        .getByRole('button')
        .filter({ hasText: /Share|Partager/ })
        .click();
      await page.waitForFunction(() => location.hash.length > 3);
      const address = page.url();
      await page.goto(`${service.address}/`);
      await page.goto(address);
      await page.waitForSelector('li.changed');
      const saved = page.waitForEvent('download');
      await expect
        .poll(() =>
          page
            .getByRole('button')
            .filter({ hasText: /Save|Enregistrer/ })
            .isDisabled(),
        )
        .toBe(false);
      await page
        .getByRole('button')
        .filter({ hasText: /Save|Enregistrer/ })
        .click();
      expect((await saved).suggestedFilename()).toBe('mini-rogue-designed.tar');
    } finally {
      await visitor.leave();
    }
  });
});

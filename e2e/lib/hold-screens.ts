// Owns the holding of every screen of the table to its rules in one theme; a file of its own per theme lets two run at once.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DemoRole, Session } from '@stagepass/contract/auth/shapes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { registered, signInAs } from './accounts.ts';
import { axe, brokenWords, overflow } from './checks.ts';
import { openPhone, type Phone, type PhoneOptions } from './phone.ts';
import { forms, type ScreenCase, screens, sizes } from './screens.ts';

const pictures = inRoot('test-results/screens');
/** A lower wait would take pictures of fades; animations are off, so this is enough for late layout. */
const settle_ms = 60;

export function holdScreens(theme: 'dark' | 'light'): void {
  beforeAll(() => mkdir(pictures, { recursive: true }));
  for (const size of sizes)
    for (const { form, ...how } of forms)
      describe(`${theme}, ${size.width}×${size.height}, ${form}`, () => {
        const options = { theme, reducedMotion: true, ...size, ...how };
        const suffix = `${theme}-${size.width}-${form}.png`;
        // One phone per person: a profile each, opened once, so that files come from its cache.
        for (const as of [undefined, 'fan', 'creator', 'newcomer'] as const)
          holdAll({ as, options, suffix, cases: screens.filter((screen) => screen.as === as) });
      });
}

let newcomer: Promise<Session> | undefined;

function sessionOf(as: DemoRole | 'newcomer'): Promise<Session> {
  if (as !== 'newcomer') return signInAs(as);
  newcomer ??= registered().then(({ session }) => session);
  return newcomer;
}

/** What the reader's text size comes to on the page: were it lost on the way, the rest would prove nothing. */
function rootTextSize({ page }: Phone): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
}

interface Group {
  readonly as: ScreenCase['as'];
  readonly options: PhoneOptions;
  readonly suffix: string;
  readonly cases: readonly ScreenCase[];
}

function holdAll({ as, options, suffix, cases }: Group): void {
  describe(as ?? 'visitor', () => {
    let phone: Phone;
    beforeAll(async () => {
      phone = await openPhone(as === undefined ? options : { ...options, session: await sessionOf(as) });
    });
    afterAll(() => phone?.context.close());
    it.each(cases)('$name', async (screen) => {
      const before = phone.trouble.list().length;
      await screen.before?.(phone);
      await phone.open(screen.path);
      if (screen.until) await phone.page.locator(screen.until).last().waitFor();
      await phone.page.waitForTimeout(settle_ms);
      await phone.page.screenshot({ path: path.join(pictures, `${screen.name}.${suffix}`), fullPage: true });
      expect(await rootTextSize(phone)).toBe(`${16 * (options.textScale ?? 1)}px`);
      expect.soft(await overflow(phone.page), 'runs out at the sides').toEqual([]);
      // The pseudo-locale's words are longer than any that are ours to keep whole.
      if (options.locale !== 'pseudo')
        expect.soft(await brokenWords(phone.page), 'words broken in two').toEqual([]);
      expect.soft(await axe(phone.page, options.locale), 'axe').toEqual([]);
      expect.soft(phone.trouble.list().slice(before), 'trouble on the way').toEqual([]);
    });
  });
}

// Owns the holding of every screen of the table to its rules: opened once in each form, looked at in every theme and size.
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

type Form = (typeof forms)[number]['form'];
type Theme = 'dark' | 'light';

interface Look {
  readonly theme: Theme;
  readonly size: (typeof sizes)[number];
}

const looks: readonly Look[] = sizes.flatMap((size) => [
  { theme: 'dark', size },
  { theme: 'light', size },
]);

/** A file of its own per group of forms lets two run at once. */
export function holdScreens(wanted: readonly Form[]): void {
  beforeAll(() => mkdir(pictures, { recursive: true }));
  for (const { form, ...how } of forms)
    if (wanted.includes(form))
      describe(form, () => {
        const options = { reducedMotion: true, ...how };
        // One phone per person: a profile each, opened once, so that files come from its cache.
        for (const as of [undefined, 'fan', 'creator', 'newcomer'] as const)
          holdAll({ as, form, options, cases: screensOf(as, form) });
      });
}

function screensOf(as: ScreenCase['as'], form: Form): ScreenCase[] {
  return screens.filter((screen) => screen.as === as && !screen.notYetIn?.some((later) => later === form));
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

/** The app hears of the system's change by an event of its own, a moment later. */
async function wearing({ page }: Phone, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((name) => document.documentElement.classList.contains(name), theme);
}

interface Group {
  readonly as: ScreenCase['as'];
  readonly form: Form;
  readonly options: PhoneOptions;
  readonly cases: readonly ScreenCase[];
}

function holdAll({ as, form, options, cases }: Group): void {
  describe(as ?? 'visitor', () => {
    let phone: Phone;
    beforeAll(async () => {
      phone = await openPhone(as === undefined ? options : { ...options, session: await sessionOf(as) });
    });
    afterAll(() => phone?.context.close());
    it.each(cases)('$name', async (screen) => {
      const before = phone.trouble.list().length;
      await screen.before?.(phone);
      await phone.open(typeof screen.path === 'string' ? screen.path : await screen.path());
      await screen.act?.(phone);
      if (screen.until) await phone.page.locator(screen.until).last().waitFor();
      expect(await rootTextSize(phone)).toBe(`${16 * (options.textScale ?? 1)}px`);
      for (const look of looks) await holdOne({ phone, screen, form, options, look });
      expect.soft(phone.trouble.list().slice(before), 'trouble on the way').toEqual([]);
    });
  });
}

interface One {
  readonly phone: Phone;
  readonly screen: ScreenCase;
  readonly form: Form;
  readonly options: PhoneOptions;
  readonly look: Look;
}

async function holdOne({ phone, screen, form, options, look }: One): Promise<void> {
  const { page } = phone;
  const { theme, size } = look;
  await page.setViewportSize(size);
  await wearing(phone, theme);
  await page.waitForTimeout(settle_ms);
  const name = `${theme}-${size.width}-${form}`;
  if (worthAPicture(form, look))
    await page.screenshot({ path: path.join(pictures, `${screen.name}.${name}.png`), fullPage: true });
  expect.soft(await overflow(page), `runs out at the sides: ${name}`).toEqual([]);
  // The pseudo-locale's words are longer than any that are ours to keep whole.
  if (options.locale !== 'pseudo')
    expect.soft(await brokenWords(page), `words broken in two: ${name}`).toEqual([]);
  if (worthAxe(form, look)) expect.soft(await axe(page, options.locale), `axe: ${name}`).toEqual([]);
}

/** Those that people look at when they judge a screen; the others would only be made again where something broke. */
function worthAPicture(form: Form, { theme, size }: Look): boolean {
  return form === 'normal' ? size === sizes[0] : theme === 'dark' && size === sizes[1];
}

/** Colours differ by theme, words by form; nothing that axe looks at differs by size. */
function worthAxe(form: Form, { theme, size }: Look): boolean {
  return size === sizes[0] && (form === 'normal' || theme === 'dark');
}

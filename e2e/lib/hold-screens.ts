// Owns the holding of every screen of the table to its rules: opened once in each language, looked at in every theme, size of
// phone and size of text.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DemoRole, Session } from '@stagepass/contract/auth/shapes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { registered, signInAs } from './accounts.ts';
import { type AxeRules, axe, brokenWords, overflow } from './checks.ts';
import { openPhone, type Phone, type PhoneOptions } from './phone.ts';
import { type ScreenCase, screens, sizes } from './screens.ts';

const pictures = inRoot('test-results/screens');

type Locale = NonNullable<PhoneOptions['locale']>;
type Theme = 'dark' | 'light';

interface Look {
  readonly theme: Theme;
  readonly size: (typeof sizes)[number];
  /** The reader's own text size: 2 is 200 %. */
  readonly text: 1 | 2;
  /** What axe is asked, where it is asked at all. */
  readonly rules?: AxeRules;
}

const [usual, small] = sizes;
/**
 * Width depends on no colour and colour on no width, so neither is looked at in every case of the other. Text grows
 * together with another width: headings that are fitted to their line are measured anew when that changes.
 */
const looks: Readonly<Record<Locale, readonly Look[]>> = {
  en: [
    { theme: 'light', size: usual, text: 1, rules: 'colour' },
    { theme: 'dark', size: usual, text: 1, rules: 'every' },
    { theme: 'dark', size: small, text: 1 },
    { theme: 'dark', size: usual, text: 2, rules: 'room' },
    { theme: 'dark', size: small, text: 2 },
  ],
  pseudo: [
    { theme: 'dark', size: small, text: 1 },
    { theme: 'dark', size: usual, text: 1, rules: 'room' },
  ],
};

/** A file of its own per language lets two run at once. */
export function holdScreens(locale: Locale): void {
  beforeAll(() => mkdir(pictures, { recursive: true }));
  // One phone per person: a profile each, opened once, so that files come from its cache.
  for (const as of [undefined, 'fan', 'creator', 'newcomer'] as const) holdAll(locale, as);
}

function screensOf(as: ScreenCase['as']): ScreenCase[] {
  return screens.filter((screen) => screen.as === as);
}

let newcomer: Promise<Session> | undefined;

function sessionOf(as: DemoRole | 'newcomer'): Promise<Session> {
  if (as !== 'newcomer') return signInAs(as);
  newcomer ??= registered().then(({ session }) => session);
  return newcomer;
}

/**
 * As the look wants it, and at rest: the app hears of the system's change by an event of its own, a moment later, and a
 * colour on its way from one theme to the other is read by axe as too little contrast. What never ends is let be.
 */
async function dress(phone: Phone, { theme, size, text }: Look): Promise<void> {
  const { page } = phone;
  await phone.setTextScale(text);
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction(
    (name) =>
      document.documentElement.classList.contains(name) &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
    theme,
  );
  // Late layout: what measures itself does so in the frame after, and is drawn in the next.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

function holdAll(locale: Locale, as: ScreenCase['as']): void {
  describe(as ?? 'visitor', () => {
    let phone: Phone;
    beforeAll(async () => {
      const options = { reducedMotion: true, locale };
      phone = await openPhone(as === undefined ? options : { ...options, session: await sessionOf(as) });
    });
    afterAll(() => phone?.context.close());
    it.each(screensOf(as))('$name', async (screen) => {
      const before = phone.trouble.list().length;
      await phone.setTextScale(1);
      await screen.before?.(phone);
      await phone.open(typeof screen.path === 'string' ? screen.path : await screen.path());
      await screen.act?.(phone);
      if (screen.until) await phone.page.locator(screen.until).last().waitFor();
      for (const look of looks[locale]) await holdOne({ phone, screen, locale, look });
      expect.soft(phone.trouble.list().slice(before), 'trouble on the way').toEqual([]);
    });
  });
}

interface One {
  readonly phone: Phone;
  readonly screen: ScreenCase;
  readonly locale: Locale;
  readonly look: Look;
}

/** What the reader's text size comes to on the page: were it lost on the way, the rest would prove nothing. */
function rootTextSize({ page }: Phone): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
}

async function holdOne({ phone, screen, locale, look }: One): Promise<void> {
  const { page } = phone;
  const { theme, size, text, rules } = look;
  await dress(phone, look);
  expect(await rootTextSize(phone)).toBe(`${16 * text}px`);
  const name = `${theme}-${size.width}-${locale}-${text * 100}`;
  const found = {
    'runs out at the sides': await overflow(page),
    // The pseudo-locale's words are longer than any that are ours to keep whole.
    'words broken in two': locale === 'pseudo' ? [] : await brokenWords(page),
    axe: rules === undefined ? [] : await axe(page, rules),
  };
  for (const [what, list] of Object.entries(found)) expect.soft(list, `${what}: ${name}`).toEqual([]);
  const broken = Object.values(found).some(({ length }) => length > 0);
  if (broken || process.env.PICTURES)
    await page.screenshot({ path: path.join(pictures, `${screen.name}.${name}.png`), fullPage: true });
}

// Owns the holding of every screen of the table to its rules: opened once in each form, looked at in every theme and size.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DemoRole, Session } from '@stagepass/contract/auth/shapes.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { registered, signInAs } from './accounts.ts';
import { type AxeRules, axe, brokenWords, overflow } from './checks.ts';
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
  /** What axe is asked, where it is asked at all. */
  readonly rules?: AxeRules;
}

const [usual, small] = sizes;
/** Width depends on no colour and colour on no width, so neither is looked at in every case of the other. */
const looks: Readonly<Record<Form, readonly Look[]>> = {
  normal: [
    { theme: 'dark', size: usual, rules: 'every' },
    { theme: 'dark', size: small },
    { theme: 'light', size: usual, rules: 'colour' },
  ],
  pseudo: stretched(),
  'text-200': stretched(),
};

function stretched(): readonly Look[] {
  return [
    { theme: 'dark', size: usual, rules: 'room' },
    { theme: 'dark', size: small },
  ];
}

/** A file of its own per group of forms lets two run at once. */
export function holdScreens(wanted: readonly Form[]): void {
  beforeAll(() => mkdir(pictures, { recursive: true }));
  for (const { form, ...how } of forms)
    if (wanted.includes(form))
      describe(form, () => {
        const options = { reducedMotion: true, ...how };
        // One phone per person: a profile each, opened once, so that files come from its cache.
        for (const as of [undefined, 'fan', 'creator', 'newcomer'] as const)
          holdAll({ as, form, options, cases: screensOf(as) });
      });
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

/** What the reader's text size comes to on the page: were it lost on the way, the rest would prove nothing. */
function rootTextSize({ page }: Phone): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
}

/** The app hears of the system's change by an event of its own, a moment later. */
async function wearing({ page }: Phone, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((name) => document.documentElement.classList.contains(name), theme);
  await colourChanged(page);
}

/** A colour on its way from one theme to the other is read by axe as too little contrast. What never ends is let be. */
async function colourChanged(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
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
      for (const look of looks[form]) await holdOne({ phone, screen, form, options, look });
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
  const { theme, size, rules } = look;
  await page.setViewportSize(size);
  await wearing(phone, theme);
  await page.waitForTimeout(settle_ms);
  const name = `${theme}-${size.width}-${form}`;
  const found = {
    'runs out at the sides': await overflow(page),
    // The pseudo-locale's words are longer than any that are ours to keep whole.
    'words broken in two': options.locale === 'pseudo' ? [] : await brokenWords(page),
    axe: rules === undefined ? [] : await axe(page, rules),
  };
  for (const [what, list] of Object.entries(found)) expect.soft(list, `${what}: ${name}`).toEqual([]);
  const broken = Object.values(found).some(({ length }) => length > 0);
  if (broken || process.env.PICTURES)
    await page.screenshot({ path: path.join(pictures, `${screen.name}.${name}.png`), fullPage: true });
}

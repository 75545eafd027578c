// Owns the holding of every screen of the table to its rules: opened once, looked at in every theme, size of phone, size of
// text and language.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DemoRole, Session } from '@stagepass/contract/auth/shapes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';
import { registered, signInAs } from './accounts.ts';
import { type AxeRules, axe, bringAxe, brokenWords, foreignWords, overflow } from './checks.ts';
import { type Locale, openPhone, type Phone } from './phone.ts';
import type { ScreenCase } from './screen-case.ts';
import { screens, sizes } from './screens.ts';

const pictures = inRoot('test-results/screens');

type Theme = 'dark' | 'light';

interface Look {
  readonly theme: Theme;
  readonly size: (typeof sizes)[number];
  /** The reader's own text size: 2 is 200 %. */
  readonly text: 1 | 2;
  readonly locale: Locale;
  /** What axe is asked, where it is asked at all. */
  readonly rules?: AxeRules;
}

const [usual, small] = sizes;
type Looks = readonly [Look, ...Look[]];
/**
 * Width depends on no colour and colour on no width, and what finds room on the small phone with the largest text finds it
 * everywhere else. The first look is the one that a screen is opened in, and each of the others differs from the one before
 * in little.
 */
const someLooks: Looks = [
  { theme: 'dark', size: usual, text: 1, locale: 'en', rules: 'every' },
  { theme: 'light', size: usual, text: 1, locale: 'en', rules: 'colour' },
  { theme: 'light', size: small, text: 2, locale: 'en', rules: 'reach' },
  { theme: 'light', size: small, text: 1, locale: 'pseudo', rules: 'reach' },
];
/** The long form: nothing is taken for granted. */
const everyLook: Looks = [
  { theme: 'dark', size: usual, text: 1, locale: 'en', rules: 'every' },
  { theme: 'dark', size: small, text: 1, locale: 'en', rules: 'every' },
  { theme: 'dark', size: usual, text: 2, locale: 'en', rules: 'room' },
  { theme: 'dark', size: small, text: 2, locale: 'en', rules: 'every' },
  { theme: 'light', size: small, text: 2, locale: 'en', rules: 'every' },
  { theme: 'light', size: usual, text: 2, locale: 'en', rules: 'room' },
  { theme: 'light', size: small, text: 1, locale: 'en', rules: 'every' },
  { theme: 'light', size: usual, text: 1, locale: 'en', rules: 'every' },
  { theme: 'light', size: usual, text: 1, locale: 'pseudo', rules: 'every' },
  { theme: 'light', size: small, text: 1, locale: 'pseudo', rules: 'room' },
  { theme: 'dark', size: small, text: 1, locale: 'pseudo', rules: 'every' },
  { theme: 'dark', size: usual, text: 1, locale: 'pseudo', rules: 'room' },
];
const looks = process.env.SOAK ? everyLook : someLooks;

/** Files of their own for some of those who look let several run at once. */
export function holdScreens(people: readonly ScreenCase['as'][]): void {
  beforeAll(() => mkdir(pictures, { recursive: true }));
  // One phone per person: a profile each, opened once, so that files come from its cache.
  for (const as of people) holdAll(as);
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

/** Only what is not worn already: the page is laid out anew for each change. */
async function dress({ page, setTextScale, speak }: Phone, look: Look, worn?: Look): Promise<void> {
  const { theme, size, text, locale } = look;
  // A picture of what is wrong puts the text back to its usual size.
  await setTextScale(text);
  if (size !== worn?.size) await page.setViewportSize(size);
  if (theme !== worn?.theme) await page.emulateMedia({ colorScheme: theme });
  if (locale !== worn?.locale) await speak(locale);
}

/**
 * Runs in the page until it is as the look wants it, and at rest: the app hears of the system's change by an event of its
 * own, a moment later, and a colour on its way from one theme to the other is read by axe as too little contrast. What is
 * on its way is put where it goes; what never ends is let be. Were the text size lost on the way, the rest would prove
 * nothing.
 */
async function rest({ theme, text }: Pick<Look, 'theme' | 'text'>): Promise<void> {
  const root = document.documentElement;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const isDressed = () =>
    root.classList.contains(theme) && getComputedStyle(root).fontSize === `${16 * text}px`;
  const onTheWay = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  const deadline = performance.now() + 15_000;
  while (!isDressed() || onTheWay().length > 0) {
    if (performance.now() > deadline)
      throw new Error(`no rest in ${theme}, text at ${getComputedStyle(root).fontSize}`);
    for (const animation of onTheWay()) animation.finish();
    await frame();
  }
  // Late layout: what measures itself does so in the frame after, and is drawn in the next.
  await frame();
  await frame();
}

function holdAll(as: ScreenCase['as']): void {
  describe(as ?? 'visitor', () => {
    let phone: Phone;
    /** A page that somebody can go on from: what failed half-way is one of which nothing more is asked. */
    let stands = false;
    beforeAll(async () => {
      phone = await openPhone(as === undefined ? {} : { session: await sessionOf(as) });
      await bringAxe(phone.context);
    });
    afterAll(() => phone?.context.close());
    it.each(screensOf(as))('$name', async (screen) => {
      const before = phone.trouble.list().length;
      // What the screen before had answered in the server's place; as long as anything is, no file comes from the cache.
      await phone.page.unrouteAll();
      const address = typeof screen.path === 'string' ? screen.path : await screen.path();
      const [first] = looks;
      // From the screen before: every address is opened by itself where routes are held.
      const inside = stands && screen.before === undefined;
      stands = false;
      // Dressed on the way: the screen before would be laid out anew, and for nobody.
      if (inside) await phone.leave(address);
      await dress(phone, first);
      await screen.before?.(phone);
      if (inside) await phone.arrive(address);
      else await phone.open(address);
      await screen.act?.(phone);
      if (screen.until) await phone.page.locator(screen.until).last().waitFor();
      let worn: Look = first;
      for (const look of looks) {
        await dress(phone, look, worn);
        worn = look;
        await holdOne({ phone, screen, look });
      }
      expect.soft(phone.trouble.list().slice(before), 'trouble on the way').toEqual([]);
      stands = true;
    });
  });
}

interface One {
  readonly phone: Phone;
  readonly screen: ScreenCase;
  readonly look: Look;
}

async function holdOne({ phone, screen, look }: One): Promise<void> {
  const { page } = phone;
  const { theme, size, text, locale, rules } = look;
  await page.evaluate(rest, { theme, text });
  const name = `${theme}-${size.width}-${locale}-${text * 100}`;
  const found = {
    'words of another language': await foreignWords(page, locale),
    'runs out at the sides': await overflow(page),
    // The pseudo-locale's words are longer than any that are ours to keep whole.
    'words broken in two': locale === 'pseudo' ? [] : await brokenWords(page),
    axe: rules === undefined ? [] : await axe(page, rules),
  };
  // On one line: of what holds at the second try only that is told at the end.
  for (const [what, list] of Object.entries(found))
    expect.soft(list, `${what}: ${name}: ${list.join('; ').replaceAll(/\s+/g, ' ')}`).toEqual([]);
  const broken = Object.values(found).some(({ length }) => length > 0);
  if (broken || process.env.PICTURES)
    await page.screenshot({ path: path.join(pictures, `${screen.name}.${name}.png`), fullPage: true });
}

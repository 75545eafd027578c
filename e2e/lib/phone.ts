// Owns the phone of a journey: a touch screen of 390×844 in Chromium, with its theme, language, text size and owner.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { launchBrowser } from '../../scripts/lib/launch-browser.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { appUrl } from './server.ts';
import { type Trouble, tellViolations, watchTrouble } from './trouble.ts';

export type Locale = 'en' | 'pseudo';

export interface PhoneOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'dark' | 'light';
  readonly locale?: Locale;
  /**
   * Without it, its owner has asked for less: what moves is drawn sixty times a second, and waited for, in every journey alike.
   */
  readonly motion?: boolean;
  /** Who is signed in on it. */
  readonly session?: Session;
  readonly serviceWorkers?: 'allow' | 'block';
  /** A film (.mjpeg) that its camera sees instead of the world; allowed without asking. */
  readonly camera?: string;
  /** Hears a test tone with its microphone; allowed without asking. */
  readonly microphone?: boolean;
  /** Was not asked about notifications yet: after a fitting act a sheet does. */
  readonly asksForPush?: boolean;
  /** Draws 3-D, by the processor where there is no graphics card. */
  readonly graphics?: boolean;
  /** As its browser names itself; another make of phone opens other apps. */
  readonly userAgent?: string;
}

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly trouble: Trouble;
  /** Opens a path of the app and waits until its screen stands. */
  open(path: string): Promise<void>;
  /** Goes to a path of the app from the screen that stands, as its links do: the page is not loaded anew. */
  move(path: string): Promise<void>;
  /** The two halves of it. By way of another screen: one that is on the glass already would be changed, and not begin anew. */
  leave(towards: string): Promise<void>;
  arrive(path: string): Promise<void>;
  /** The path with its query, as the address bar shows it. */
  path(): string;
  stored(key: string): Promise<string | null>;
  /** The page's socket has been welcomed by the server: what is said to its owner now arrives. */
  connected(): Promise<void>;
  /** The language changes in another tab of the same phone, and this one follows in place. */
  speak(locale: Locale): Promise<void>;
  /** The reader's own text size, as set in the browser: 2 is 200 %. It also moves what media queries call an em. */
  setTextScale(scale: number): Promise<void>;
}

/** How long is waited for what must come: three journeys share two cores, and waiting longer costs nothing where it comes. */
const patience_ms = 30_000;
/** An address of no screen. */
const NOWHERE = '/nowhere';
const textSize_px = { standard: 16, fixed: 13 };

const browsers = new Map<string, Promise<Browser>>();

const fakeDevices = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

function cameraArgs(film: string): string[] {
  return [...fakeDevices, `--use-file-for-fake-video-capture=${film}`];
}

/** One browser for all files of a worker, and one more for a camera; each phone in it has a profile of its own. */
function sharedBrowser({ camera, microphone, graphics }: PhoneOptions): Promise<Browser> {
  const kind = `${camera ?? ''} ${microphone ?? false} ${graphics ?? false}`;
  const known = browsers.get(kind);
  if (known) return known;
  const seen = camera === undefined ? [] : cameraArgs(camera);
  const drawn = graphics ? ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] : [];
  const heard = microphone ? fakeDevices : [];
  const launched = launchBrowser([...seen, ...heard, ...drawn]);
  browsers.set(kind, launched);
  // Whoever comes after one that crashed, or did not start, gets another.
  const forget = () => browsers.delete(kind);
  launched.then((browser) => browser.once('disconnected', forget), forget);
  return launched;
}

function storageOf(options: PhoneOptions) {
  const kept: Record<string, string | undefined> = {
    'spc-ui-theme': options.theme,
    'spc-locale': options.locale === 'pseudo' ? 'pseudo' : undefined,
    'spc-user': options.session && JSON.stringify(options.session),
    // The question would lie over what a journey is about.
    'spc-push-asked-at': options.asksForPush ? undefined : String(Date.now()),
  };
  const localStorage = Object.entries(kept).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return { cookies: [], origins: [{ origin: appUrl(), localStorage }] };
}

/** A browser without windows calls notifications denied to pages, whatever its profile was granted. */
export async function answerAboutNotifications(
  context: BrowserContext,
  permission: NotificationPermission,
): Promise<void> {
  await context.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => given });
  }, permission);
}

export async function openPhone(options: PhoneOptions = {}): Promise<Phone> {
  const { width = 390, height = 844 } = options;
  const context = await (await sharedBrowser(options)).newContext({
    viewport: { width, height },
    isMobile: width < 768,
    hasTouch: true,
    deviceScaleFactor: 1,
    colorScheme: options.theme ?? 'dark',
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    serviceWorkers: options.serviceWorkers ?? 'block',
    storageState: storageOf(options),
    ...(options.userAgent === undefined ? {} : { userAgent: options.userAgent }),
  });
  context.setDefaultTimeout(patience_ms);
  if (options.asksForPush) await answerAboutNotifications(context, 'default');
  const trouble = watchTrouble(appUrl());
  await context.addInitScript(tellViolations);
  context.on('page', trouble.watch);
  const page = await context.newPage();
  const connected = watchSocket(page);
  let settings: Promise<CDPSession> | undefined;
  const leave = (towards: string) => {
    const isNowhere = [page.url(), towards].some((address) => address.includes(NOWHERE));
    return page.evaluate(travel, isNowhere ? '/legal/terms' : NOWHERE);
  };
  const arrive = async (path: string) => {
    await page.evaluate(travel, path);
    await settled(page);
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  };
  return {
    page,
    connected,
    context,
    trouble,
    async open(path) {
      await goTo(page, `${appUrl()}${path}`);
      await settled(page);
    },
    leave,
    arrive,
    async move(path) {
      await leave(path);
      await arrive(path);
    },
    path: () => page.url().slice(appUrl().length),
    async setTextScale(scale) {
      settings ??= context.newCDPSession(page);
      const { standard, fixed } = textSize_px;
      const fontSizes = { standard: standard * scale, fixed: fixed * scale };
      await (await settings).send('Page.setFontSizes', { fontSizes });
    },
    async speak(locale) {
      if (page.url().startsWith(appUrl())) await page.evaluate(followTab, locale);
    },
    stored: (key) => page.evaluate((name) => localStorage.getItem(name), key),
  };
}

/** A sheet that closes goes one step back in the history, and where that step comes late it takes the place of the visit. */
async function goTo(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address);
  } catch (error) {
    if (!String(error).includes('ERR_ABORTED')) throw error;
    await page.goto(address);
  }
}

/** Runs in the page until what stood before has left the glass. */
async function travel(address: string): Promise<void> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const before = document.querySelector('main');
  history.pushState({ idx: history.length, key: `move-${Math.random()}` }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  for (let frames = 0; frames === 0 || before?.isConnected; frames += 1) {
    if (frames > 300) throw new Error(`the screen before ${address} does not go`);
    await frame();
  }
}

/** Runs in the page until it speaks as another tab does now: it begins to listen once the phone has been idle. */
async function followTab(locale: Locale): Promise<void> {
  const [key, root] = ['spc-locale', document.documentElement];
  localStorage.setItem(key, locale);
  for (let tries = 0; (root.lang === 'en-XA') !== (locale === 'pseudo'); tries += 1) {
    if (tries > 300) throw new Error(`the page does not turn to ${locale}`);
    dispatchEvent(new StorageEvent('storage', { key }));
    await new Promise((later) => setTimeout(later, tries));
  }
  // Letters of another language lie in font files of their own, asked for once they are drawn.
  for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  await document.fonts.ready;
}

/** Follows the newest socket of the page, since each document opens its own and takes it along when it goes. */
function watchSocket(page: Page): () => Promise<void> {
  let welcomed = false;
  // The socket of the document before is no longer this page's, and its close may be told late.
  page.on('domcontentloaded', () => {
    welcomed = false;
  });
  page.on('websocket', (socket) => {
    welcomed = false;
    // '40' is the protocol's welcome to the namespace, after the token was looked at.
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('40')) welcomed = true;
    });
    socket.on('close', () => {
      welcomed = false;
    });
  });
  return async () => {
    const deadline = performance.now() + patience_ms;
    while (!welcomed) {
      if (performance.now() > deadline) throw new Error('the page has no socket that was welcomed');
      await page.waitForTimeout(50);
    }
  };
}

/** The screen is there and listens: no skeleton, fonts loaded, nothing on its way over the network. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.locator('h1').first().waitFor();
  // A page that came drawn stands before the app has taken it over.
  await page.waitForFunction(() => {
    if (document.querySelector('.sp-skeleton, [aria-busy="true"], [data-drawn]') === null) return true;
    // What lies further down is fetched when the reader begins to move, or after seconds of quiet.
    window.dispatchEvent(new Event('scroll'));
    return false;
  });
  await page.evaluate(() => document.fonts.ready);
}

/** What lies further down a home is fetched as the reader comes near: moves down until this is on the glass. */
export async function scrollUntil(page: Page, target: Locator): Promise<void> {
  const deadline = performance.now() + patience_ms;
  while (!(await target.first().isVisible())) {
    if (performance.now() > deadline) throw new Error('what was looked for did not come, however far down');
    await page.evaluate(() => window.scrollBy(0, 400));
    await page.waitForTimeout(100);
  }
}

/** What was on the glass when a journey failed, for whoever has to find out why. */
async function keepPictures(journey: string, phones: readonly Phone[]): Promise<void> {
  const name = journey.replace(/\W+/g, '-').slice(0, 60);
  for (const [at, { page }] of phones.entries())
    await page.screenshot({ path: inRoot(`test-results/failures/${name}-${at}.png`) }).catch(() => undefined);
}

interface JourneyFixtures {
  phone: (options?: PhoneOptions) => Promise<Phone>;
}

/** A test whose phones must have met no trouble by its end. */
export const journey = test.extend<JourneyFixtures>({
  phone: async ({ task }, use) => {
    const opened: Phone[] = [];
    await use(async (options) => {
      const phone = await openPhone(options);
      opened.push(phone);
      return phone;
    });
    if (task.result?.state === 'fail') await keepPictures(task.name, opened);
    const met = opened.flatMap((phone) => phone.trouble.list());
    await Promise.all(opened.map((phone) => phone.context.close()));
    if (met.length > 0) throw new Error(`On the way there was trouble:\n${met.join('\n')}`);
  },
});

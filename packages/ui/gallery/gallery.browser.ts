// Opens every gallery in both themes at 390 and 320 px, right to left and at 200 percent text, and reports what is wrong:
// axe violations, anything wider than the screen, errors in the console. Called by itself, it puts pictures into test-results/gallery.
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type GalleryServer, serveGallery } from './gallery-server.ts';
import { axeFaults, overflowFaults, type PageFault } from './page-faults.ts';

export type GalleryResult = { name: string; ok: boolean; detail?: string };

/** One load of the page, seen in one theme after the other: people change it while they look, too. */
type View = {
  themes: { name: string; theme: 'dark' | 'light' }[];
  query: string;
  width: number;
  axe: boolean;
  pictures: boolean;
  largeText?: boolean;
};

const plain = { query: '', axe: false, pictures: false };
const bothAt = (width: number) =>
  (['dark', 'light'] as const).map((theme) => ({ name: `${theme} ${width}`, theme }));
const dark = (name: string): View['themes'] => [{ name, theme: 'dark' }];

const views: View[] = [
  { ...plain, themes: bothAt(390), width: 390, axe: true, pictures: true },
  { ...plain, themes: bothAt(320), width: 320, axe: true },
  { ...plain, themes: dark('right to left 390'), query: 'dir=rtl', width: 390 },
  { ...plain, themes: dark('text at 200 % 390'), width: 390, largeText: true },
  ...['drawer', 'acts', 'dialog'].map((open) => ({
    ...plain,
    themes: dark(`open ${open}`),
    query: `only=Drawer+and+dialog&open=${open}`,
    width: 390,
    axe: true,
  })),
  { ...plain, themes: dark('open toast'), query: 'only=Toast&open=toast', width: 390, axe: true },
];

const pictureFolder = fileURLToPath(new URL('../../../test-results/gallery', import.meta.url));
const usualPlaces = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'];

function launch(browserPath: string | undefined, args: string[]): Promise<Browser> {
  const executablePath =
    browserPath ?? process.env.CHROME_PATH ?? usualPlaces.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Chromium refuses its own sandbox to root.
    chromiumSandbox: process.platform === 'linux' && process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', ...args],
  });
}

/** One picture a gallery. All others are hidden meanwhile: cutting it out of the long page takes ten times as long. */
async function takePictures(page: Page, name: string, titles: string[]): Promise<void> {
  const showOnly = (title: string | null) =>
    page.evaluate((only) => {
      for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]'))
        gallery.hidden = only !== null && gallery.dataset.gallery !== only;
    }, title);
  for (const title of titles) {
    await showOnly(title);
    const file = `${title} ${name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    await page.screenshot({ path: join(pictureFolder, `${file}.png`), fullPage: true });
  }
  await showOnly(null);
}

/** Colours are asked about once they have arrived. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.className = name;
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map((one) => one.finished));
  }, theme);
}

interface Visit {
  readonly page: Page;
  readonly view: View;
  readonly pictures: boolean;
  /** What the page itself has said since the theme before. */
  readonly said: PageFault[];
}

/** All galleries in one theme; a fault outside any gallery counts against the page itself. */
async function checkTheme(visit: Visit, { name, theme }: View['themes'][number]): Promise<GalleryResult[]> {
  const { page, view } = visit;
  await showTheme(page, theme);
  const titles = await page
    .locator('[data-gallery]')
    .evaluateAll((found) => found.map((one) => one.getAttribute('data-gallery') ?? ''));
  const faults = await page.evaluate(overflowFaults);
  if (view.axe) faults.push(...(await page.evaluate(axeFaults)));
  if (view.pictures && visit.pictures) await takePictures(page, name, titles);
  faults.push(...visit.said.splice(0));
  return [...titles, 'page'].map((title) => {
    const own = faults.filter((fault) => fault.gallery === title).map((fault) => fault.text);
    const view = `${title}, ${name}`;
    return own.length === 0 ? { name: view, ok: true } : { name: view, ok: false, detail: own.join('\n') };
  });
}

async function checkView(
  browser: Browser,
  server: GalleryServer,
  view: View,
  pictures: boolean,
): Promise<GalleryResult[]> {
  const page = await browser.newPage({
    viewport: { width: view.width, height: 844 },
    reducedMotion: 'reduce',
  });
  const said: PageFault[] = [];
  page.on('pageerror', (error) => said.push({ gallery: 'page', text: error.message }));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push({ gallery: 'page', text: message.text() });
  });
  await page.goto(`${server.origin}/?${view.query}`);
  await page.waitForSelector('body[data-ready]');
  // Open drawers and toasts are measured where they come to rest.
  await page.waitForTimeout(view.query.includes('open=') ? 400 : 100);
  if (view.axe) {
    const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
    await page.addScriptTag({ content: await readFile(axePath, 'utf8') });
  }
  const results: GalleryResult[] = [];
  for (const theme of view.themes) results.push(...(await checkTheme({ page, view, pictures, said }, theme)));
  await page.close();
  return results;
}

export interface GalleryLook {
  readonly browserPath?: string;
  /** For people to look at: nothing is asked of them, and they take a quarter of the time. */
  readonly pictures?: boolean;
}

export async function checkGallery(look: GalleryLook = {}): Promise<GalleryResult[]> {
  const { browserPath, pictures = false } = look;
  if (pictures) await mkdir(pictureFolder, { recursive: true });
  const server = await serveGallery();
  const browsers: Browser[] = [];
  try {
    const usual = await launch(browserPath, []);
    browsers.push(usual);
    // The reader's own text size, as a phone sets it: em in a media query follows it, unlike a size set by the page.
    const large = await launch(browserPath, ['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26']);
    browsers.push(large);
    const results: GalleryResult[] = [];
    const waiting = [...views];
    const worker = async () => {
      for (let view = waiting.shift(); view; view = waiting.shift())
        results.push(...(await checkView(view.largeText ? large : usual, server, view, pictures)));
    };
    await Promise.all([worker(), worker()]);
    return results;
  } finally {
    for (const browser of browsers) await browser.close();
    await server.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await checkGallery({ pictures: true });
  const failed = results.filter((result) => !result.ok);
  for (const result of failed)
    console.error(`✗ ${result.name}\n  ${result.detail?.replaceAll('\n', '\n  ')}`);
  console.log(`${results.length - failed.length} of ${results.length} views of the gallery are fine`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

// Opens every gallery in both themes at 390 and 320 px, right to left and at 200 percent text, and reports what is wrong:
// axe violations, anything wider than the screen, errors in the console. Pictures go to test-results/gallery.
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type GalleryServer, serveGallery } from './gallery-server.ts';
import { axeFaults, overflowFaults, type PageFault } from './page-faults.ts';

export type GalleryResult = { name: string; ok: boolean; detail?: string };

type View = {
  name: string;
  query: string;
  width: number;
  axe: boolean;
  pictures: boolean;
  largeText?: boolean;
};

const views: View[] = [
  { name: 'dark 390', query: 'theme=dark', width: 390, axe: true, pictures: true },
  { name: 'light 390', query: 'theme=light', width: 390, axe: true, pictures: true },
  { name: 'dark 320', query: 'theme=dark', width: 320, axe: true, pictures: false },
  { name: 'light 320', query: 'theme=light', width: 320, axe: true, pictures: false },
  { name: 'right to left 390', query: 'theme=dark&dir=rtl', width: 390, axe: false, pictures: false },
  {
    name: 'text at 200 % 390',
    query: 'theme=dark',
    width: 390,
    axe: false,
    pictures: false,
    largeText: true,
  },
  ...['drawer', 'acts', 'dialog'].map((open) => ({
    name: `open ${open}`,
    query: `only=Drawer+and+dialog&open=${open}`,
    width: 390,
    axe: true,
    pictures: false,
  })),
  { name: 'open toast', query: 'only=Toast&open=toast', width: 390, axe: true, pictures: false },
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
async function takePictures(page: Page, view: View, titles: string[]): Promise<void> {
  for (const title of titles) {
    await page.evaluate((only) => {
      for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]'))
        gallery.hidden = gallery.dataset.gallery !== only;
    }, title);
    const name = `${title} ${view.name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    await page.screenshot({ path: join(pictureFolder, `${name}.png`), fullPage: true });
  }
}

/** One view of all galleries; a fault outside any gallery counts against the page itself. */
async function checkView(browser: Browser, server: GalleryServer, view: View): Promise<GalleryResult[]> {
  const page = await browser.newPage({
    viewport: { width: view.width, height: 844 },
    reducedMotion: 'reduce',
  });
  const faults: PageFault[] = [];
  page.on('pageerror', (error) => faults.push({ gallery: 'page', text: error.message }));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push({ gallery: 'page', text: message.text() });
  });
  await page.goto(`${server.origin}/?${view.query}`);
  await page.waitForSelector('body[data-ready]');
  // Open drawers and toasts are measured where they come to rest.
  await page.waitForTimeout(view.query.includes('open=') ? 400 : 100);
  const titles = await page
    .locator('[data-gallery]')
    .evaluateAll((found) => found.map((one) => one.getAttribute('data-gallery') ?? ''));
  faults.push(...(await page.evaluate(overflowFaults)));
  if (view.axe) {
    const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
    await page.addScriptTag({ content: await readFile(axePath, 'utf8') });
    faults.push(...(await page.evaluate(axeFaults)));
  }
  if (view.pictures) await takePictures(page, view, titles);
  await page.close();
  return [...titles, 'page'].map((title) => {
    const own = faults.filter((fault) => fault.gallery === title).map((fault) => fault.text);
    const name = `${title}, ${view.name}`;
    return own.length === 0 ? { name, ok: true } : { name, ok: false, detail: own.join('\n') };
  });
}

export async function checkGallery(options: { browserPath?: string } = {}): Promise<GalleryResult[]> {
  await mkdir(pictureFolder, { recursive: true });
  const server = await serveGallery();
  const browsers: Browser[] = [];
  try {
    const usual = await launch(options.browserPath, []);
    browsers.push(usual);
    // The reader's own text size, as a phone sets it: em in a media query follows it, unlike a size set by the page.
    const large = await launch(options.browserPath, [
      '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26',
    ]);
    browsers.push(large);
    const results: GalleryResult[] = [];
    const waiting = [...views];
    const worker = async () => {
      for (let view = waiting.shift(); view; view = waiting.shift())
        results.push(...(await checkView(view.largeText ? large : usual, server, view)));
    };
    await Promise.all([worker(), worker()]);
    return results;
  } finally {
    for (const browser of browsers) await browser.close();
    await server.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await checkGallery();
  const failed = results.filter((result) => !result.ok);
  for (const result of failed)
    console.error(`✗ ${result.name}\n  ${result.detail?.replaceAll('\n', '\n  ')}`);
  console.log(`${results.length - failed.length} of ${results.length} views of the gallery are fine`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

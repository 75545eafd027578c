// Draws the pictures that are part of the web app: the wall of posters, the icons and the card for shared links.
// Run by hand after a change of the art or the mark (node scripts/render-art.ts); its results are committed.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { type Composition, poster } from '../apps/api/src/platform/art/poster.ts';
import { renderPrint } from '../apps/api/src/platform/art/render.ts';
import { inRoot } from './lib/paths.ts';

const ART = inRoot('apps/web/public/art');
const ICONS = inRoot('apps/web/public/icons');

const HOUSE = '#0f0c0a';
const BONE = '#f4f0e7';
const GEL = '#ffa752';

/** In reading order: five above, five below. The one in the middle below is seen best. */
const WALL: readonly [seed: string, hue: number, composition: Composition][] = [
  ['odd-socks', 300, 'curtain'],
  ['kite', 95, 'kites'],
  ['saltwater', 232, 'waves'],
  ['ramen', 35, 'ramen'],
  ['ada', 265, 'pixel'],
  ['low-tide', 165, 'stack'],
  ['paper-tigers', 55, 'tiger'],
  ['velvet-static', 355, 'beams'],
  ['t2', 20, 'tiles'],
  ['kite2', 130, 'kites'],
];

const PASS =
  'M4 3h16a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm4.5 3.5a1.5 1.5 0 0 0 0 3h7a1.5 1.5 0 0 0 0-3Z';
const BEAM = 'M12 12.5L19 24H5Z';

/** The mark, 24 × 25 in its own units, centred on x, y. */
function mark(x: number, y: number, scale: number): string {
  const place = `translate(${x} ${y}) scale(${scale}) translate(-12 -15.5)`;
  return `<g transform="${place}"><path fill="${HOUSE}" d="M5 5h14v6H5Z"/><path fill="${GEL}" fill-rule="evenodd" d="${PASS}"/><path fill="${HOUSE}" d="${BEAM}"/></g>`;
}

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

async function drawWall(): Promise<void> {
  for (const [i, [seed, hue, composition]] of WALL.entries()) {
    const print = await renderPrint(poster(seed, hue, composition), { width: 336, height: 448 });
    // Drawn larger and brought down, so that the grain stays visible but costs less than at full size.
    const drawn = await print.removeAlpha().png().toBuffer();
    await sharp(drawn)
      .resize(240)
      .avif({ quality: 50, effort: 9 })
      .toFile(join(ART, `wall-${i}.avif`));
  }
}

/** One lamp from above, and the pass in its light. */
function appIcon({ corner, scale }: { corner: number; scale: number }): string {
  const lamp = `<defs><linearGradient id="lamp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${GEL}" stop-opacity=".5"/><stop offset="1" stop-color="${GEL}" stop-opacity=".04"/></linearGradient></defs>`;
  const ground = `<rect width="512" height="512" rx="${corner}" fill="#191310"/>`;
  const light = '<path d="M220 0H292L452 512H60Z" fill="url(#lamp)"/>';
  return svg(512, 512, lamp + ground + light + mark(256, 256, scale));
}

async function drawIcons(): Promise<void> {
  const rounded = Buffer.from(appIcon({ corner: 112, scale: 12.4 }));
  // A launcher may cut a maskable icon to the middle 80 %; a square one is rounded by the phone itself.
  const maskable = Buffer.from(appIcon({ corner: 0, scale: 10 }));
  const square = Buffer.from(appIcon({ corner: 0, scale: 12.4 }));
  const png = { compressionLevel: 9, palette: true, quality: 95 } as const;
  for (const size of [192, 512]) {
    await sharp(rounded)
      .resize(size)
      .png(png)
      .toFile(join(ICONS, `icon-${size}.png`));
  }
  await sharp(maskable).png(png).toFile(join(ICONS, 'icon-maskable-512.png'));
  await sharp(square).resize(180).removeAlpha().png(png).toFile(join(ICONS, 'apple-touch-icon.png'));

  const favicon = svg(32, 32, mark(16, 16, 1.24));
  await writeFile(join(ICONS, 'favicon.svg'), `${favicon}\n`);
  await sharp(Buffer.from(favicon)).png(png).toFile(join(ICONS, 'favicon-32.png'));

  // Phones use only the opacity of a badge: the light is a hole.
  const badge = `<g transform="translate(48 48) scale(3.3) translate(-12 -15.5)"><path fill="#ffffff" fill-rule="evenodd" d="${PASS}${BEAM}"/></g>`;
  await sharp(Buffer.from(svg(96, 96, badge)))
    .png({ compressionLevel: 9 })
    .toFile(join(ICONS, 'badge-96.png'));
}

/** The display face, pinned to a file: the rasteriser reads neither woff2 nor axes. */
async function displayFace(folder: string, letters: string): Promise<string> {
  const file = 'node_modules/@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2';
  const variationAxes = { wght: 850, wdth: 122 };
  const pinned = await subsetFont(await readFile(inRoot(file)), letters, {
    targetFormat: 'truetype',
    variationAxes,
  });
  const path = join(folder, 'display.ttf');
  await writeFile(path, pinned);
  return path;
}

async function words(fontfile: string, text: string, size_px: number): Promise<Buffer> {
  // The pinned file still calls itself thin. The comma ends the family's name, or 'Thin' is taken for a weight.
  const font = `Anybody Thin, ${size_px}`;
  const markup = `<span foreground="${BONE}">${text}</span>`;
  return sharp({ text: { text: markup, font, fontfile, dpi: 72, rgba: true } })
    .png()
    .toBuffer();
}

async function postersForCard(): Promise<string> {
  const tiles = WALL.map(async ([seed, hue, composition], i) => {
    const print = await renderPrint(poster(seed, hue, composition), { width: 228, height: 304 });
    const data = (await print.removeAlpha().png().toBuffer()).toString('base64');
    const [x, y] = [470 + (i % 5) * 242, -70 + Math.floor(i / 5) * 318];
    const clip = `<clipPath id="c${i}"><rect x="${x}" y="${y}" width="228" height="304" rx="12"/></clipPath>`;
    const image = `<image x="${x}" y="${y}" width="228" height="304" href="data:image/png;base64,${data}"/>`;
    return `${clip}<g clip-path="url(#c${i})">${image}</g>`;
  });
  return (await Promise.all(tiles)).join('');
}

async function drawShareCard(folder: string): Promise<void> {
  const fade = `<defs><linearGradient id="fade"><stop offset=".4" stop-color="${HOUSE}"/><stop offset=".74" stop-color="${HOUSE}" stop-opacity="0"/></linearGradient></defs>`;
  const wall = `<g transform="rotate(-8 900 315) translate(-40 62)">${await postersForCard()}</g>`;
  const ground = `<rect width="1200" height="630" fill="${HOUSE}"/>`;
  const scrim = '<rect width="1200" height="630" fill="url(#fade)"/>';
  const card = svg(1200, 630, `${fade}${ground}${wall}${scrim}${mark(98, 212, 3)}`);
  const face = await displayFace(folder, 'StagePass Get closer.');
  const name = await words(face, 'StagePass', 50);
  const claim = await words(face, 'Get closer.', 84);
  await sharp(Buffer.from(card))
    .composite([
      { input: name, left: 156, top: 188 },
      { input: claim, left: 60, top: 310 },
    ])
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
    .toFile(join(ICONS, 'share-card.png'));
}

await mkdir(ART, { recursive: true });
await mkdir(ICONS, { recursive: true });
const folder = await mkdtemp(join(tmpdir(), 'stagepass-art-'));
try {
  await drawWall();
  await drawIcons();
  await drawShareCard(folder);
} finally {
  await rm(folder, { recursive: true });
}

// Owns the picture that stands beside a shared link: 1200 × 630, drawn with our fonts in a club's color.
import sharp from 'sharp';
import { oklch } from '../color/oklch.ts';
import { fontFolder } from '../fonts/font-folder.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { fitLines } from './card-text.rules.ts';

export interface Card {
  /** Over the title: whose it is. */
  by: string;
  title: string;
  /** Under it: a few short facts. */
  facts: readonly string[];
  hue: number;
  picture: Buffer | undefined;
  /** Drawn in place of a picture: what stands inside an SVG of 100 × 100. */
  art?: string | undefined;
}

export const CARD = { width: 1200, height: 630 } as const;

const PICTURE = 470;
const ART = 420;
const EDGE = 64;
/** As the fonts call themselves. */
const fonts = { title: 'Anybody Thin', text: 'Instrument Sans', facts: 'Martian Mono SemiExpanded' } as const;

export async function drawCard(card: Card): Promise<Buffer> {
  // Fetched with the first card: most servers draw few.
  const { renderAsync } = await import('@resvg/resvg-js');
  const picture = card.picture === undefined ? null : await pictureAddress(card.picture);
  const drawn = await renderAsync(cardSvg(card, picture), {
    font: { loadSystemFonts: false, fontDirs: [fontFolder()], defaultFontFamily: fonts.text },
  });
  return drawn.asPng();
}

async function pictureAddress(bytes: Buffer): Promise<string> {
  const square = await sharp(bytes)
    .resize(PICTURE, CARD.height, { fit: 'cover' })
    .jpeg({ quality: 82 })
    .toBuffer();
  return `data:image/jpeg;base64,${square.toString('base64')}`;
}

export function cardSvg({ by, title, facts, hue, art }: Card, picture: string | null): string {
  const gel = oklch(0.78, 0.13, hue);
  const wash = oklch(0.26, 0.05, hue);
  const width = CARD.width - 2 * EDGE - (picture === null && art === undefined ? 0 : PICTURE);
  // Three lines of the largest size would stand on the facts below.
  const large = fitLines(title, { width, sizes: [104], most: 3 });
  const { size, lines } =
    large.lines.length < 3 ? large : fitLines(title, { width, sizes: [88, 72, 60], most: 3 });
  const step = Math.round(size * 1.04);
  const top = 196 + size * 0.72;
  const rows = lines.map(
    (line, at) =>
      `<text x="${EDGE}" y="${Math.round(top + at * step)}" font-family="${fonts.title}" font-size="${size}" fill="#f6f1e7">${escapeHtml(line)}</text>`,
  );
  const end = CARD.height - 150;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">
  <defs><linearGradient id="light" x1="0.75" y1="0" x2="0.2" y2="1"><stop offset="0" stop-color="${wash}"/><stop offset="0.7" stop-color="#0f0c0a"/></linearGradient></defs>
  <rect width="100%" height="100%" fill="url(#light)"/>
  ${picture === null ? '' : `<image x="${CARD.width - PICTURE}" y="0" width="${PICTURE}" height="${CARD.height}" href="${picture}"/>`}
  ${art === undefined ? '' : `<svg x="${CARD.width - PICTURE - 10}" y="${(CARD.height - ART) / 2}" width="${ART}" height="${ART}" viewBox="0 0 100 100">${art}</svg>`}
  <rect x="${EDGE}" y="84" width="72" height="10" rx="5" fill="${gel}"/>
  <text x="${EDGE}" y="154" font-family="${fonts.text}" font-size="34" fill="${gel}">${escapeHtml(cut(by, 40))}</text>
  ${rows.join('\n  ')}
  <line x1="${EDGE}" x2="${EDGE + width}" y1="${end}" y2="${end}" stroke="#8b857b" stroke-width="6" stroke-linecap="round" stroke-dasharray="0.1 20"/>
  <text x="${EDGE}" y="${end + 70}" font-family="${fonts.facts}" font-size="26" fill="#cfc8bb">${escapeHtml(cut(facts.join('  ·  '), 46))}</text>
</svg>`;
}

function cut(text: string, most: number): string {
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text;
}

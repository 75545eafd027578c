// Owns: turning a drawn print into a picture file.
import sharp, { type Sharp } from 'sharp';
import { withoutGrain } from './marks.ts';

export type PictureSize = { width: number; height: number };

/** The drawing at exactly this size: the rasteriser scales the shapes, not the pixels. */
function atSize(svg: string, { width, height }: PictureSize): Buffer {
  const sized = `$1 width="${width}" height="${height}"`;
  return Buffer.from(svg.replace(/^(<svg[^>]*?) width="[^"]*" height="[^"]*"/, sized));
}

const GRAINS_KEPT = 8;
const grains = new Map<string, Promise<Buffer>>();

/** Each grain is drawn once a size: a grown cache is thrown away whole, since few sizes are ever in use. */
function grainPixels(grain: string, size: PictureSize): Promise<Buffer> {
  const key = `${size.width}x${size.height} ${grain}`;
  const known = grains.get(key);
  if (known) return known;
  if (grains.size >= GRAINS_KEPT) grains.clear();
  const drawn = sharp(atSize(grain, size)).ensureAlpha().raw().toBuffer();
  grains.set(key, drawn);
  return drawn;
}

/** The print as pixels, to be encoded or laid out further. */
export async function renderPrint(svg: string, size: PictureSize): Promise<Sharp> {
  const { print, grain } = withoutGrain(svg);
  const picture = sharp(atSize(print, size));
  if (!grain) return picture;
  const input = await grainPixels(grain, size);
  return picture.composite([{ input, raw: { ...size, channels: 4 } }]);
}

export async function renderWebp(svg: string, size: PictureSize): Promise<Buffer> {
  const picture = await renderPrint(svg, size);
  // Low effort: prints are made by the hundred at seed time, and grain does not compress better for trying longer.
  return picture.removeAlpha().webp({ quality: 76, effort: 2 }).toBuffer();
}

// Owns the making of a shown picture from a stranger's bytes: decoded once, written in three sizes, nothing else kept.
import sharp from 'sharp';
import type { PictureRefusal, PreparedFacts } from './pictures.ts';
import { formats, mostPixels } from './reencode.ts';

const smaller = [480, 960] as const;
const LARGEST = 1600;
/** A picture exactly twice as wide as high may be a 360° scene, of which a screen shows a quarter at a time. */
const LARGEST_SCENE = 4096;
const PLACEHOLDER_PX = 20;

type Prepared = { files: Buffer[]; facts: PreparedFacts } | { files: undefined; refusal: PictureRefusal };

export async function preparePicture(bytes: Uint8Array): Promise<Prepared> {
  try {
    // By its head alone, without the bound that would only say that something is wrong.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!formats.has(format)) return { files: undefined, refusal: 'not-a-picture' };
    if (width * height > mostPixels) return { files: undefined, refusal: 'too-many-pixels' };
    return await make(bytes, width === height * 2 ? LARGEST_SCENE : LARGEST);
  } catch {
    // sharp throws one kind of error for everything that a stranger's file can have wrong.
    return { files: undefined, refusal: 'not-a-picture' };
  }
}

async function make(bytes: Uint8Array, largest: number): Promise<Prepared> {
  // From here on only pixels go on: whatever else the file held stays behind.
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#141018' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const whole = Math.max(info.width, info.height);
  const files: Buffer[] = [];
  let last: { file: Buffer; size: number } | undefined;
  for (const size of [...smaller, largest].map((most) => Math.min(most, whole))) {
    // Nothing is enlarged: what fits into a smaller size is the same file in each larger one.
    if (last?.size !== size)
      last = {
        size,
        file: await sharp(data, { raw })
          .resize(size, size, { fit: 'inside' })
          .webp({ quality: 80 })
          .toBuffer(),
      };
    files.push(last.file);
  }
  const tiny = await sharp(data, { raw })
    .resize(PLACEHOLDER_PX, PLACEHOLDER_PX, { fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer();
  const dot = await sharp(data, { raw })
    .resize(16, 16, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { files, facts: { width: info.width, height: info.height, placeholder, hue: hueOf(dot) } };
}

/** The mean direction of all hues, colourful pixels counting more: grey ones have none. */
export function hueOf(rgb: Uint8Array): number {
  let x = 0;
  let y = 0;
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]];
    x += r - (g + b) / 2;
    y += (Math.sqrt(3) / 2) * (g - b);
  }
  return Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

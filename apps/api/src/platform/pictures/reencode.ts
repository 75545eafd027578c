// Owns the re-encoding of a stranger's picture: what is taken, and what is left behind.
import sharp from 'sharp';
import type { PictureVariant } from './pictures.ts';

/** A small file can unfold into a picture that fills the memory: refused before it is decoded. */
export const mostPixels = 40_000_000;
/** By what the bytes are, whatever the content type said: an SVG, for one, could make the library read other files. */
export const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

export async function reencodePicture(
  picture: Uint8Array | { file: string },
  variants: readonly PictureVariant[],
): Promise<Buffer[] | undefined> {
  const source = 'file' in picture ? picture.file : picture;
  try {
    const { format } = await sharp(source, { limitInputPixels: mostPixels }).metadata();
    if (!formats.has(format)) return undefined;
    const files: Buffer[] = [];
    // One after the other: each holds a decoded picture in memory.
    for (const { width, height, fit } of variants) {
      files.push(
        await sharp(source, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
          .rotate()
          .resize(width, height, {
            fit,
            ...(fit === 'cover' ? { position: 'attention' } : { withoutEnlargement: true }),
          })
          .flatten({ background: '#141018' })
          .webp({ quality: 82 })
          .toBuffer(),
      );
    }
    return files;
  } catch {
    // sharp throws one kind of error for everything that a stranger's file can have wrong.
    return undefined;
  }
}

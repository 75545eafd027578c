// Owns what becomes of an uploaded profile picture: sizes, format, and how it is named.
import { hash } from 'node:crypto';

export const AVATAR_SMALL_PX = 96;
export const AVATAR_LARGE_PX = 480;
/** A small file can unfold into a picture that fills the memory: refused before it is decoded. */
const MOST_PIXELS = 40_000_000;

/** By what the bytes are, whatever the content type said: an SVG, for one, could make the library read other files. */
const pictureFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

export interface AvatarFiles {
  small: Buffer;
  large: Buffer;
}

/** Re-encoded, cut square, turned upright, without metadata; undefined where the bytes are no picture. */
export async function encodeAvatar(bytes: Buffer): Promise<AvatarFiles | undefined> {
  // Loaded when needed: its native part is large, and most servers never see an upload in their first minutes.
  const { default: sharp } = await import('sharp');
  try {
    const { format } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    if (!pictureFormats.has(format)) return undefined;
    const upright = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize(AVATAR_LARGE_PX, AVATAR_LARGE_PX, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#141018' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const [small, large] = await Promise.all([
      sharp(upright).resize(AVATAR_SMALL_PX, AVATAR_SMALL_PX).webp({ quality: 82 }).toBuffer(),
      sharp(upright).webp({ quality: 82 }).toBuffer(),
    ]);
    return { small, large };
  } catch {
    // sharp throws one kind of error for everything that a stranger's file can have wrong.
    return undefined;
  }
}

/** The name changes with the content, so that it can be cached for good. */
export function avatarKey(userId: string, px: number, bytes: Buffer): string {
  return `public/avatars/${userId}/${hash('sha256', bytes, 'hex').slice(0, 16)}-${px}.webp`;
}

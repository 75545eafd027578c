// Owns what becomes of an uploaded profile picture: its sizes, and how they are named.
import { hash } from 'node:crypto';

export const AVATAR_SMALL_PX = 96;
export const AVATAR_LARGE_PX = 480;
/** What is made of an upload, small one first. */
export const avatarVariants = [AVATAR_SMALL_PX, AVATAR_LARGE_PX].map((px) => ({
  width: px,
  height: px,
  fit: 'cover' as const,
}));

/** The name changes with the content, so that it can be cached for good. */
export function avatarKey(userId: string, px: number, bytes: Buffer): string {
  return `public/avatars/${userId}/${hash('sha256', bytes, 'hex').slice(0, 16)}-${px}.webp`;
}

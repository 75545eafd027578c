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

/**
 * The name is the upload's own, so that it can be cached for good, and so that the removal of an earlier upload's files
 * never meets this one's, even where both are the same picture.
 */
export function avatarKey(userId: string, uploadId: string, px: number): string {
  return `public/avatars/${userId}/${uploadId}-${px}.webp`;
}

/** Drawn people are drawn alike each time: under one name, a seeding that is repeated leaves nothing behind. */
export function drawnAvatarKey(userId: string, bytes: Buffer, px: number): string {
  return avatarKey(userId, hash('sha256', bytes, 'hex').slice(0, 16), px);
}

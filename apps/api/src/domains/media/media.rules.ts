// Owns the decisions about media: what may be uploaded, where files lie, how long things are kept.
import {
  AUDIO_TYPES,
  MAX_AUDIO_BYTES,
  MAX_FILE_BYTES,
  MAX_PICTURE_BYTES,
  MAX_VIDEO_BYTES,
  type MediaKind,
  PICTURE_TYPES,
  VIDEO_TYPES,
} from '@stagepass/contract/media/shapes.ts';

const HOUR_MS = 3_600_000;
/** An upload that does not move, and a file that nobody used, are kept for so long. */
export const KEPT_MS = 24 * HOUR_MS;
/** A process that has not been heard of for so long is taken for dead. */
export const STALE_MS = 3 * 60_000;
export const HEARD_EVERY_MS = 60_000;

/** Undefined where nothing of that type is taken. */
export function kindOf({ type, purpose }: { type: string; purpose: string }): MediaKind | undefined {
  if (purpose === 'file') return 'file';
  if (purpose === 'voice') return (AUDIO_TYPES as readonly string[]).includes(type) ? 'audio' : undefined;
  if ((PICTURE_TYPES as readonly string[]).includes(type)) return 'picture';
  return (VIDEO_TYPES as readonly string[]).includes(type) ? 'video' : undefined;
}

export const mostBytes: Record<MediaKind, number> = {
  picture: MAX_PICTURE_BYTES,
  video: MAX_VIDEO_BYTES,
  file: MAX_FILE_BYTES,
  audio: MAX_AUDIO_BYTES,
};

const typePattern = /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,80}$/;

/** What a browser is told a file is; a form's file is never more to it than bytes to save. */
export function cleanType(type: string): string {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return typePattern.test(plain) ? plain : 'application/octet-stream';
}

/** For people to read: the last part of whatever was sent, without what could mislead an eye or a terminal. */
export function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return [...last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()].slice(0, 120).join('');
}

export type MediaAudience = 'public' | 'members';

/** The number makes a key that was never used before: an address that was public once must not lead to what is not. */
export function baseKey(id: string, audience: MediaAudience, salt: string): string {
  return audience === 'public' ? `public/media/${id}-${salt}` : `media/${id}-${salt}`;
}

export const pictureFiles = ['480.webp', '960.webp', '1600.webp'] as const;

export interface Filed {
  kind: MediaKind;
  base_key: string;
  type: string;
  placeholder: string;
}

/** The one that says the most comes last. */
export function fileKeys({ kind, base_key, type, placeholder }: Filed): string[] {
  const pictures = hasPictures({ kind, placeholder })
    ? pictureFiles.map((file) => `${base_key}/${file}`)
    : [];
  if (kind === 'picture') return pictures;
  if (kind === 'audio') return [audioKey(base_key, type)];
  return [...pictures, kind === 'video' ? videoKey(base_key, type) : `${base_key}/file`];
}

/** A video has them where there is a poster, of which the placeholder is a part. */
export function hasPictures({ kind, placeholder }: Pick<Filed, 'kind' | 'placeholder'>): boolean {
  return kind === 'picture' || (kind === 'video' && placeholder !== '');
}

export function videoKey(base: string, type: string): string {
  return `${base}/video.${type === 'video/webm' ? 'webm' : 'mp4'}`;
}

export function audioKey(base: string, type: string): string {
  return `${base}/sound.${type === 'audio/mp4' ? 'm4a' : type === 'audio/ogg' ? 'ogg' : 'webm'}`;
}

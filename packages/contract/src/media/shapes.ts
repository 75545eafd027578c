// Owns the shapes of media: what an uploaded picture or video looks like to those who may see it, and what tus needs to know.
import { z } from 'zod';
import { id } from '../shapes.ts';

export const mediaKinds = ['picture', 'video', 'file', 'audio'] as const;
export const mediaKind = z.enum(mediaKinds);
export type MediaKind = z.infer<typeof mediaKind>;

/** `uploading` → `processing` → `ready` or `refused`. Only ready media can be put into a post. */
export const mediaStates = ['uploading', 'processing', 'ready', 'refused'] as const;
export const mediaState = z.enum(mediaStates);
export type MediaState = z.infer<typeof mediaState>;

/** Why a file was refused once its bytes were looked at. */
export const mediaRefusals = [
  'not-a-picture',
  'too-many-pixels',
  'not-a-video',
  'not-audio',
  'too-long',
  'type-not-allowed',
  'checksum-wrong',
] as const;
export const mediaRefusal = z.enum(mediaRefusals);
export type MediaRefusal = z.infer<typeof mediaRefusal>;

export const altText = z.string().trim().max(1000, 'is longer than 1,000 characters');

/**
 * A picture or a video, ready to be shown. Addresses are relative to the API's base; those of files that not everybody may
 * see are signed for this viewer and hold for up to ten minutes.
 */
export const mediaView = z.object({
  id,
  kind: z.enum(['picture', 'video']),
  alt: z.string(),
  /** Of the largest size kept; 0 where a video does not say. */
  width: z.int(),
  height: z.int(),
  /** A few blurred pixels as a data URI, to be shown until the picture is there; empty for a video without a poster. */
  placeholder: z.string(),
  /** Its dominant hue, 0–359. */
  hue: z.int(),
  /**
   * 480, 960 and 1600 px at most on the longer side, or 4096 for the large one of a picture twice as wide as high; null for a
   * video without a poster.
   */
  small_url: z.string().nullable(),
  medium_url: z.string().nullable(),
  large_url: z.string().nullable(),
  video_url: z.string().nullable(),
  duration_s: z.number().nullable(),
});
export type MediaView = z.infer<typeof mediaView>;

/** A file that is handed over as it came, such as one in a form; never shown in place. */
export const fileView = z.object({
  id,
  name: z.string(),
  type: z.string(),
  size_bytes: z.int(),
  file_url: z.string(),
});
export type FileView = z.infer<typeof fileView>;

/** What its uploader sees of it, from the first byte on. */
export const uploadedMedia = z.object({
  id,
  kind: mediaKind,
  state: mediaState,
  size_bytes: z.int(),
  received_bytes: z.int(),
  alt: z.string(),
  refusal: mediaRefusal.nullable(),
  /** There once the state is `ready`; null for a `file` and for `audio`. */
  view: mediaView.nullable(),
  /** Of `audio`, once the state is `ready`. */
  duration_s: z.number().nullable(),
});
export type UploadedMedia = z.infer<typeof uploadedMedia>;

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
/** Sent with the purpose `voice`. */
export const AUDIO_TYPES = ['audio/webm', 'audio/mp4', 'audio/ogg'] as const;
export const MAX_AUDIO_BYTES = 4_000_000;
export const MAX_AUDIO_S = 120;
export const MAX_PICTURE_BYTES = 20_000_000;
export const MAX_VIDEO_BYTES = 200_000_000;
export const MAX_FILE_BYTES = 20_000_000;
/** Uploads of one person that are under way at once. */
export const MAX_OPEN_UPLOADS = 20;

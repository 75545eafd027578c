// Owns the shapes of CONTENT: something to read, watch or open, and how long to stay with it.
import { z } from 'zod';
import { mediaView } from '../media/shapes.ts';
import { id } from '../shapes.ts';

const type = z.literal('CONTENT');
const link = z.strictObject({
  label: z.string().trim().min(1, 'is empty').max(60),
  url: z.url({ protocol: /^https?$/ }).max(500),
});

export const contentConfig = z.strictObject({
  type,
  /** Markdown. */
  text: z.string().trim().max(5000, 'is longer than 5,000 characters'),
  link: link.nullable(),
  /** A picture or a video. */
  media_id: id.nullable(),
  /** How long somebody has to stay, by the server's clock. */
  seconds: z.int().min(0).max(900),
  /** The video has to be watched to its end. */
  watch: z.boolean().optional(),
});

export const contentSummary = z.object({
  type,
  seconds: z.int(),
  holds: z.array(z.enum(['text', 'media', 'link'])),
});

export const contentTask = z.object({
  type,
  text: z.string(),
  link: link.nullable(),
  media: mediaView.nullable(),
  seconds: z.int(),
  /** Of a video that has to be watched: how much of it counts so far, and how much is needed. Null elsewhere. */
  watched: z.object({ played_s: z.number(), needed_s: z.number() }).nullable(),
});

/** How far the video was played, as the phone counts it. */
export const contentReport = z.strictObject({ type, played_s: z.number().min(0).max(86_400) });

export const contentAnswer = z.strictObject({ type });

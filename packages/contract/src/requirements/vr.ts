// Owns the shapes of VR: a 360° scene, places in it that are found one after the other by their clues.
import { z } from 'zod';
import { mediaView } from '../media/shapes.ts';
import { id } from '../shapes.ts';

const type = z.literal('VR');

/** Where somebody looks: degrees to the right of the picture's middle, and above its horizon. */
const yaw = z.number().min(-180).max(180);
const pitch = z.number().min(-90).max(90);

export const MOST_HOTSPOTS = 12;

const hotspot = z.strictObject({
  key: z.string().min(3).max(20),
  yaw,
  pitch,
  /** Whoever points this near, in degrees, has found it. */
  radius_deg: z.number().min(3).max(45),
  clue: z.string().trim().min(1, 'is empty').max(240, 'is longer than 240 characters'),
  /** Shown once it is found. */
  found: z.string().trim().max(240, 'is longer than 240 characters'),
});
export type Hotspot = z.infer<typeof hotspot>;

export const vrConfig = z.strictObject({
  type,
  text: z.string().trim().max(1000, 'is longer than 1,000 characters'),
  /** An equirectangular picture, twice as wide as high. */
  media_id: id.nullable(),
  hotspots: z.array(hotspot).min(1, 'is empty').max(MOST_HOTSPOTS),
  /** An attempt is over with this many misses. */
  misses: z.int().min(3).max(50),
  /** Nobody finds all of it sooner, by the server's clock. */
  seconds: z.int().min(0).max(900),
});

export const vrSummary = z.object({ type, hotspots: z.int() });

/** The clue that is next, and nothing of the places or of the clues after it. */
export const vrTask = z.object({
  type,
  text: z.string(),
  scene: mediaView.nullable(),
  /** Null once everything is found. */
  clue: z.object({ text: z.string(), nonce: z.string() }).nullable(),
  /** What was found so far says this, in the order of finding. */
  found: z.array(z.string()),
  total: z.int(),
  misses_left: z.int(),
  seconds: z.int(),
  /** What came of the report before; null before the first one. */
  last: z.enum(['hit', 'warmer', 'colder', 'miss']).nullable(),
});

/** Where the phone points, with the nonce of the clue that it answers. */
export const vrReport = z.strictObject({ type, nonce: z.string().min(1).max(64), yaw, pitch });

export const vrAnswer = z.strictObject({ type });

// Owns the shapes of LOCATION: a place to be at, found by the phone's position, with the code on site where it has one.
import { z } from 'zod';
import { place, point, position } from './place.ts';
import { siteCodeText } from './qrcode.ts';

const type = z.literal('LOCATION');

export const locationConfig = z.strictObject({
  type,
  place,
  name: z.string().trim().min(1, 'is empty').max(80, 'is longer than 80 characters'),
  /** How to find it. */
  hint: z.string().trim().max(240, 'is longer than 240 characters'),
  /** Neither its name nor where it is is told: only the hint. */
  hidden: z.boolean(),
  /** The code on site has to be scanned or typed too. */
  code: z.boolean(),
});

export const locationSummary = z.object({
  type,
  /** Null where it is hidden. */
  name: z.string().nullable(),
  code: z.boolean(),
});

export const locationTask = z.object({
  type,
  /** Null where it is hidden. */
  name: z.string().nullable(),
  hint: z.string(),
  hidden: z.boolean(),
  /** Null where it is hidden. */
  point: point.nullable(),
  radius_m: z.int(),
  code: z.boolean(),
  /** A step of the demo world, which may be moved to where the fan is. */
  movable: z.boolean(),
});

export const locationAnswer = z.strictObject({ type, ...position.shape, code: siteCodeText.optional() });

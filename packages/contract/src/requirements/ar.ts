// Owns the shapes of AR: a 3D model to place in the room, at once or where a printed marker was found.
import { z } from 'zod';
import { id } from '../shapes.ts';

const type = z.literal('AR');

/** Models that every club has. */
export const houseModels = ['microphone', 'record'] as const;
/** Of the sides from which a model that is only turned has to be seen. */
export const MODEL_SIDES = 8;

const model = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('house'), shape: z.enum(houseModels) }),
  z.strictObject({ from: z.literal('upload'), media_id: id }),
]);
/** `marker`: the model appears once the club's printed code was scanned. */
const find = z.enum(['model', 'marker']);

export const arConfig = z.strictObject({
  type,
  text: z.string().trim().max(1000, 'is longer than 1,000 characters'),
  find,
  model,
  /** Nobody finishes sooner, by the server's clock. */
  seconds: z.int().min(0).max(300),
});

export const arSummary = z.object({ type, find });

export const arTask = z.object({
  type,
  text: z.string(),
  find,
  /** Goes back with every report of this attempt. */
  nonce: z.string(),
  /** The .glb file; null before the marker was found. */
  model_url: z.string().nullable(),
  placed: z.boolean(),
  seconds: z.int(),
});

/**
 * The marker that was scanned, or the model that was placed: `ar` in the room, `turned` in the 3D view, with how many sides of
 * it were looked at.
 */
export const arReport = z.strictObject({
  type,
  nonce: z.string().min(1).max(64),
  told: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('marker'), code: z.string().min(1).max(500) }),
    z.strictObject({
      act: z.literal('placed'),
      by: z.enum(['ar', 'turned']),
      sides: z.int().min(0).max(MODEL_SIDES),
    }),
  ]),
});

export const arAnswer = z.strictObject({ type });

/** What a printed marker says, and the model that it leads to, for a preview; null of other types. */
export const arMarker = z.object({ code: z.string(), model_url: z.string().nullable() });

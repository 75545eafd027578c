// Owns the shapes of QRCODE: a code that the server signs, shown or printed on site, and scanned or typed by fans.
import { z } from 'zod';
import { id, time } from '../shapes.ts';
import { place, position } from './place.ts';

const type = z.literal('QRCODE');

/** `fixed`: one code, to be printed. `rotating`: another one every 30 seconds, to be shown on a screen. */
export const codeModes = ['fixed', 'rotating'] as const;

const where = z.string().trim().max(240, 'is longer than 240 characters');
const mode = z.enum(codeModes);

export const qrcodeConfig = z.strictObject({
  type,
  mode,
  /** How often it can be used, by all fans together; null without a limit. */
  uses: z.int().min(1).max(100_000).nullable(),
  /** The phone has to be here while the code is used. */
  place: place.nullable(),
  /** Where fans find the code. */
  where,
});

export const qrcodeSummary = z.object({ type, mode, placed: z.boolean() });

/** Never with the code, nor with the place where it counts. */
export const qrcodeTask = z.object({
  type,
  mode,
  where: z.string(),
  /** The phone's position has to be sent with the code. */
  placed: z.boolean(),
  /** Every allowed use is gone. */
  gone: z.boolean(),
});

/** As it was read by the camera or typed: the code, or an address that carries it. */
export const siteCodeText = z.string().trim().min(1, 'is empty').max(300);

export const qrcodeAnswer = z.strictObject({ type, code: siteCodeText, position: position.optional() });

/** The code of a step, for the staff who show or print it. */
export const siteCode = z.object({
  requirement_id: id,
  title: z.string(),
  /** Of the mission that the step belongs to. */
  owner_title: z.string(),
  club_name: z.string(),
  club_hue: z.int(),
  mode,
  /** Ten letters and digits, without look-alikes. */
  code: z.string(),
  /** What the QR code says: the step's address with the code filled in. */
  url: z.string(),
  /** Counts the codes that were made anew. */
  version: z.int(),
  /** When the next one comes; null for a fixed code. */
  ends_at: time.nullable(),
  now: time,
  uses: z.int(),
  /** Null without a limit. */
  most_uses: z.int().nullable(),
});
export type SiteCode = z.infer<typeof siteCode>;

// Owns the shapes of tips: whether a club takes them, one that is given, and those that its staff read. US cents.
import { LEAST_TIP_CENTS, MOST_TIP_CENTS, TIP_NOTE_MAX } from '@stagepass/base/tip-limits.ts';
import { z } from 'zod';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

export const tipJar = z.object({
  on: z.boolean(),
  /** Why this viewer cannot give one; null where they can, once they are signed in. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type TipJar = z.infer<typeof tipJar>;

export const tipDraft = z.strictObject({
  amount_cents: z.int().min(LEAST_TIP_CENTS, 'is less than $1').max(MOST_TIP_CENTS, 'is more than $200'),
  /** Read by those who run the club, and nobody else. */
  note: z.string().trim().max(TIP_NOTE_MAX, `is longer than ${TIP_NOTE_MAX} characters`).default(''),
  anonymous: z.boolean().default(false),
  /** The post of the club's staff that it is for. */
  post_id: id.nullable().default(null),
});
export type TipDraft = z.output<typeof tipDraft>;

export const tipGift = z.object({ id, amount_cents: z.int(), transfer_id: id });
export type TipGift = z.infer<typeof tipGift>;

export const tip = z.object({
  id,
  /** Null where they chose to stay unnamed, or the account is gone. */
  from: userCard.nullable(),
  anonymous: z.boolean(),
  amount_cents: z.int(),
  /** What the club got of it. */
  to_club_cents: z.int(),
  /** Empty where none was written, or the staff deleted it. */
  note: z.string(),
  /** The club's word list holds it back: shown to those who ask to see it. */
  note_held: z.boolean(),
  post_id: id.nullable(),
  at: time,
});
export type Tip = z.infer<typeof tip>;

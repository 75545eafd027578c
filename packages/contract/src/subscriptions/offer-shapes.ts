// Owns the shapes of promotion codes and of the offer to come back: as creators write and see them, and what they make of a price.
import {
  CODE_LEAST,
  CODE_MOST,
  LEAST_DISCOUNT_PERCENT,
  MOST_DISCOUNT_PERIODS,
  MOST_PLANS,
} from '@stagepass/base/subscription-kinds.ts';
import { z } from 'zod';
import { id, time } from '../shapes.ts';

/** As a fan types it: compared in capitals. */
export const typedCode = z.string().trim().toUpperCase().min(1, 'is empty').max(40, 'is too long');

const percent = z
  .int()
  .min(LEAST_DISCOUNT_PERCENT, `is less than ${LEAST_DISCOUNT_PERCENT}`)
  .max(100, 'is more than 100');

export const codeDraft = z.strictObject({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]*$/, 'has other signs than letters and digits')
    .min(CODE_LEAST, `is shorter than ${CODE_LEAST} characters`)
    .max(CODE_MOST, `is longer than ${CODE_MOST} characters`),
  percent,
  /** How many payments get it; null for all. */
  periods: z.int().min(1).max(MOST_DISCOUNT_PERIODS).nullable().default(null),
  /** Empty for all plans of the club. */
  plan_ids: z.array(id).max(MOST_PLANS).default([]),
  most_uses: z
    .int()
    .min(1, 'is less than 1')
    .max(1_000_000, 'is more than 1,000,000')
    .nullable()
    .default(null),
  ends_at: time.nullable().default(null),
});
export type CodeDraft = z.output<typeof codeDraft>;

/** What a club offers to those who left. */
export const winBack = z.strictObject({
  percent,
  periods: z.int().min(1).max(MOST_DISCOUNT_PERIODS),
  active: z.boolean(),
  /** Whoever cancels is shown it too. */
  on_cancel: z.boolean(),
});
export type WinBack = z.infer<typeof winBack>;

export const promotionCode = z.object({
  id,
  code: z.string(),
  percent: z.int(),
  periods: z.int().nullable(),
  plans: z.array(z.object({ id, name: z.string() })),
  most_uses: z.int().nullable(),
  uses: z.int(),
  ends_at: time.nullable(),
  /** Off: nobody can use it from now on; who did keeps the discount. */
  active: z.boolean(),
});
export type PromotionCode = z.infer<typeof promotionCode>;

/** What a plan costs with a code. `periods`: how many payments get it; null for all. */
export const codeQuote = z.object({
  code: z.string(),
  percent: z.int(),
  periods: z.int().nullable(),
  price_cents: z.int(),
  discount_cents: z.int(),
  amount_cents: z.int(),
});
export type CodeQuote = z.infer<typeof codeQuote>;

// Owns the shapes of what a club earns and takes out.
import type { BankDetails } from '@stagepass/base/bank-details.ts';
import { z } from 'zod';
import { id, time } from '../shapes.ts';
import { transferKinds } from './causes.ts';

const cents = z.int();
export const RESERVE_DAYS = 14;
export const LEAST_PAYOUT_CENTS = 2000;
export const MAX_PAYOUT_CENTS = 100_000_000;

/** `requested` → `approved` → `paid`, or `refused` from either of the first two, which gives the money back to the club. */
export const payoutStates = ['requested', 'approved', 'paid', 'refused'] as const;
export type PayoutState = (typeof payoutStates)[number];

const bankText = z.string().max(100).optional();

/**
 * Where the money goes: kept encrypted, shown masked. Which fields are asked for depends on the bank's country; the rules are in
 * `@stagepass/base/bank-details.ts`. Spaces and dashes don't count.
 */
export const bankAccount = z.strictObject({
  holder: z.string().trim().min(2, 'is shorter than 2 characters').max(100),
  country: z.string().regex(/^[A-Z]{2}$/, 'isn’t a country code'),
  iban: bankText,
  bic: bankText,
  bank_name: bankText,
  routing_number: bankText,
  sort_code: bankText,
  institution_number: bankText,
  transit_number: bankText,
  bsb: bankText,
  bank_code: bankText,
  branch_code: bankText,
  account_type: bankText,
  account_number: bankText,
} satisfies Record<keyof BankDetails, z.ZodType>);

/** The bank details of the last payout, as its owner sees them on the next one. */
export const savedBank = z.object({
  holder: z.string(),
  country: z.string(),
  /** 'DE89 •••• 3000' */
  masked: z.string(),
});
export type SavedBank = z.infer<typeof savedBank>;

export const payout = z.object({
  id,
  amount_cents: cents,
  state: z.enum(payoutStates),
  /** The club closed: all that stood on its account. */
  closing: z.boolean(),
  account_last4: z.string().nullable(),
  requested_at: time,
  decided_at: time.nullable(),
  paid_at: time.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** The bank's reference of what was paid. */
  reference: z.string().nullable(),
});
export type Payout = z.infer<typeof payout>;

export const revenue = z.object({
  /** All that stands on the club's account. */
  balance_cents: cents,
  /** Of it, what came in during the last 14 days and has to wait. */
  reserve_cents: cents,
  /** What can be asked for now. */
  payable_cents: cents,
  /** Requested or approved, and not paid yet; no part of the balance. */
  under_way_cents: cents,
  least_payout_cents: cents,
  /** An operator has checked who the owner is; without it nothing is paid out. */
  identity_checked: z.boolean(),
  from: z.string(),
  to: z.string(),
  /** Of the days asked for: what came in, refunds taken off. */
  total_cents: cents,
  by_source: z.array(z.object({ kind: z.enum(transferKinds), amount_cents: cents, count: z.int() })),
  /** Every day of the range, also those with nothing. */
  by_day: z.array(z.object({ day: z.string(), amount_cents: cents, count: z.int() })),
});
export type Revenue = z.infer<typeof revenue>;

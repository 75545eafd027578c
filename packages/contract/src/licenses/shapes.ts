// Owns the shapes of licenses: what is offered, what a club has and uses of it, and what was paid.
import { z } from 'zod';
import { id, time } from '../shapes.ts';

export const limitNames = ['members', 'admins', 'missions'] as const;
export const limitName = z.enum(limitNames);
export type LimitName = z.infer<typeof limitName>;

const plan = z.object({
  key: z.string(),
  name: z.string(),
  /** A month. */
  price_cents: z.int(),
  /** Null is unlimited. */
  members: z.int().nullable(),
  admins: z.int().nullable(),
  missions: z.int().nullable(),
  /** A month. */
  ai_answers: z.int().nullable(),
  /** Of what the club sells itself, in hundredths of a percent. */
  fee_bp: z.int(),
});

/**
 * What choosing a license does. `buy`: a month from now. `raise`: at once, the difference for the rest of the month. `retry`: pays
 * what could not be paid. `lower`: when the month ends. `drop`: at once, since nothing is paid for. `keep`: takes a planned change
 * back. `none`: cannot be chosen.
 */
export const licenseChanges = ['buy', 'raise', 'retry', 'lower', 'drop', 'keep', 'none'] as const;
export type LicenseChange = (typeof licenseChanges)[number];

const offer = plan.extend({
  current: z.boolean(),
  change: z.enum(licenseChanges),
  /** What choosing it takes now. */
  charge_cents: z.int(),
  /** What its lower fee would save in a month at the sales of the last 30 days; 0 where it is not lower. */
  saves_cents: z.int(),
});
export type LicenseOffer = z.infer<typeof offer>;

export const payFrom = z.enum(['club', 'wallet', 'card']);
export type PayFrom = z.infer<typeof payFrom>;

export const license = z.object({
  plan,
  since: time,
  /** Given by the site operator: nothing is paid for it. */
  granted: z.boolean(),
  /** When the paid month or the grant ends; null without an end. */
  ends_at: time.nullable(),
  /** What each further month costs, as agreed when it was bought. */
  price_cents: z.int(),
  pay_from: payFrom,
  /** What follows when the month ends, where a change is planned. */
  next: z.object({ key: z.string(), name: z.string(), price_cents: z.int() }).nullable(),
  /** The owner's saved card is being charged, or its bank wants a confirmation until then; null where not. */
  charge: z
    .object({
      id,
      state: z.enum(['requested', 'confirming']),
      amount_cents: z.int(),
      confirm_until: time.nullable(),
    })
    .nullable(),
  /** The month could not be paid; tried again then. */
  next_try_at: time.nullable(),
  use: z.array(z.object({ limit: limitName, used: z.int(), allowed: z.int().nullable() })),
  /** Of the club. */
  balance_cents: z.int(),
  offers: z.array(offer),
});
export type License = z.infer<typeof license>;

export const licensePayment = z.object({
  id,
  kind: z.enum(['purchase', 'renewal', 'refund']),
  name: z.string(),
  amount_cents: z.int(),
  pay_from: payFrom,
  starts_at: time,
  ends_at: time,
  created_at: time,
});
export type LicensePayment = z.infer<typeof licensePayment>;

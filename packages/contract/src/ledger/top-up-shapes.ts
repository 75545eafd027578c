// Owns the shapes of top-ups: from the wish to pay to what has gone back to the card.
import { z } from 'zod';
import { id, time } from '../shapes.ts';
import { cardCharge } from './card-shapes.ts';
import { MAX_TOP_UP_CENTS, MIN_TOP_UP_CENTS } from './shapes.ts';

const cents = z.int();

export const topUpAmount = z
  .int()
  .min(MIN_TOP_UP_CENTS, 'is less than $1')
  .max(MAX_TOP_UP_CENTS, 'is more than $500');

/**
 * `open` waits for the payment; `paid` stands on the account; `failed`: the card said no; `expired`: left open for too long or
 * taken back; `flagged`: something else was paid than was asked for, nothing is credited and the operator looks at it.
 */
export const topUpStates = ['open', 'paid', 'failed', 'expired', 'flagged'] as const;
export type TopUpState = (typeof topUpStates)[number];

export const topUpReturn = z.object({
  id,
  amount_cents: cents,
  /** `asked`: on its way to the card. `failed`: the card's bank refused, and it is on the account again. */
  state: z.enum(['asked', 'done', 'failed']),
  asked_at: time,
  ended_at: time.nullable(),
});
export type TopUpReturn = z.infer<typeof topUpReturn>;

export const topUpClaim = z.object({
  kind: z.enum(['dispute', 'refund']),
  state: z.enum(['open', 'won', 'lost']),
  amount_cents: cents,
  /** What of it was not there any more and is still owed. */
  owed_cents: cents,
  at: time,
});

export const topUp = z.object({
  id,
  /** `test`: the built-in test payment, to be named so on screen; no money moves. */
  way: z.enum(['stripe', 'test']),
  amount_cents: cents,
  state: z.enum(topUpStates),
  /** Stripe's page where an open one is paid; null for a test payment and for what is no longer open. */
  url: z.string().nullable(),
  created_at: time,
  expires_at: time,
  paid_at: time.nullable(),
  transfer_id: id.nullable(),
  /** Such as `visa ···· 4242`; null until it is known. Of a saved card, known from the start. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** What can go back to the card right now, and until when. */
  returnable_cents: cents,
  returnable_until: time.nullable(),
  returns: z.array(topUpReturn),
  claims: z.array(topUpClaim),
  /** Of a saved card; null where it is paid at a page. */
  charge: cardCharge.nullable(),
});
export type TopUp = z.infer<typeof topUp>;

export const testOutcomes = ['paid', 'declined', 'cancelled'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

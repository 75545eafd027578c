// Owns the shapes of saved cards, and of what one is charged for.
import { z } from 'zod';
import { time } from '../shapes.ts';
import { savedCard, topUpWays } from './shapes.ts';

export const MOST_SAVED_CARDS = 5;

/** How the demo's test card behaves when it is charged. */
export const testCardKinds = ['accepted', 'declined', 'confirmation'] as const;
export type TestCardKind = (typeof testCardKinds)[number];

export const savedCards = z.object({
  /** `stripe`: cards are added on Stripe’s page. `test`: the demo's test cards. `off`: no payment is configured here. */
  way: z.enum(topUpWays),
  /** The default one first, then the newest. */
  cards: z.array(savedCard.extend({ added_at: time })),
  max: z.int(),
  /** A page to add one is open, and nobody has said yet how it ended. */
  adding: z.boolean(),
});
export type SavedCards = z.infer<typeof savedCards>;

/**
 * `requested`: on its way to the card. `confirming`: the bank wants the fan to confirm it. `failed`: nothing was charged, but where
 * nobody knows (`unanswered`): then what was charged comes into the wallet as soon as somebody does.
 */
export const cardChargeStates = ['requested', 'confirming', 'succeeded', 'failed'] as const;
export type CardChargeState = (typeof cardChargeStates)[number];

export const cardChargeReasons = [
  'declined',
  'insufficient-funds',
  'expired-card',
  /** The card was removed before it was charged. */
  'card-removed',
  /** The payment service does not take this card any more. */
  'card-unusable',
  /** The bank asked for a confirmation, and none came in time. */
  'not-confirmed',
  'canceled',
  /** The payment service could not be reached, and nothing was sent to it. */
  'unreachable',
  /** It was sent, and the payment service has not said for a day whether the card was charged. */
  'unanswered',
  /** Something else was charged than was asked for: the operator looks at it. */
  'in-review',
] as const;
export type CardChargeReason = (typeof cardChargeReasons)[number];

export const cardCharge = z.object({
  state: z.enum(cardChargeStates),
  /** Why it failed; null otherwise. */
  reason: z.enum(cardChargeReasons).nullable(),
  /** Until when a charge that waits for the bank can be confirmed. */
  confirm_until: time.nullable(),
});
export type CardCharge = z.infer<typeof cardCharge>;

/** What a card is charged for: a word of the domain that asked, and its own id there. */
export const chargePurpose = z.object({ kind: z.string().max(60), id: z.string().max(64) });
export type ChargePurpose = z.infer<typeof chargePurpose>;

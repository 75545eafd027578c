// Owns the events of the ledger, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';
import { cardChargeReasons, chargePurpose } from './card-shapes.ts';

const ofTopUp = z.object({ user_id: z.string(), top_up_id: z.string(), amount_cents: z.int() });

/** What a saved card was charged for, if not for credit: whoever asked for it tells the fan. */
const charged_for = chargePurpose.nullable().default(null);

export const toppedUp = eventType(
  'ledger.topped-up',
  ofTopUp.extend({ transfer_id: z.string(), charged_for }),
);
/** Paid, but not what was asked for: nothing is credited until an operator has looked. */
export const topUpFlagged = eventType('ledger.top-up-flagged', ofTopUp);
export const topUpReturned = eventType('ledger.top-up-returned', ofTopUp.extend({ done: z.boolean() }));
/** A dispute or a refund made at Stripe; `owed_cents` was not there any more. */
export const topUpClaimed = eventType(
  'ledger.top-up-claimed',
  ofTopUp.extend({ owed_cents: z.int(), kind: z.enum(['dispute', 'refund']).default('refund'), charged_for }),
);
/** All claims are over and nothing is owed: the fan can spend again. */
export const spendingThawed = eventType('ledger.spending-thawed', z.object({ user_id: z.string() }));

const ofCharge = z.object({ charge_id: z.string(), user_id: z.string(), purpose: chargePurpose });

/** The money stands on the fan's wallet: whoever asked for it takes it from there, with a key of their own. */
export const cardCharged = eventType('ledger.card-charged', ofCharge.extend({ amount_cents: z.int() }));
/** Nothing was charged, and nothing will be. */
export const cardChargeFailed = eventType(
  'ledger.card-charge-failed',
  ofCharge.extend({ reason: z.enum(cardChargeReasons) }),
);
/** The bank wants the fan to confirm it; it ends as charged or failed. */
export const cardChargeNeedsConfirmation = eventType('ledger.card-charge-needs-confirmation', ofCharge);

export const payoutChanged = eventType(
  'ledger.payout-changed',
  z.object({
    payout_id: z.string(),
    club_id: z.string(),
    owner_id: z.string().nullable(),
    amount_cents: z.int(),
    state: z.string(),
  }),
);

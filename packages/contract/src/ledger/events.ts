// Owns the events of the ledger, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const ofTopUp = z.object({ user_id: z.string(), top_up_id: z.string(), amount_cents: z.int() });

export const toppedUp = eventType('ledger.topped-up', ofTopUp.extend({ transfer_id: z.string() }));
/** Paid, but not what was asked for: nothing is credited until an operator has looked. */
export const topUpFlagged = eventType('ledger.top-up-flagged', ofTopUp);
export const topUpReturned = eventType('ledger.top-up-returned', ofTopUp.extend({ done: z.boolean() }));
/** A dispute or a refund made at Stripe; `owed_cents` was not there any more. */
export const topUpClaimed = eventType('ledger.top-up-claimed', ofTopUp.extend({ owed_cents: z.int() }));
/** All claims are over and nothing is owed: the fan can spend again. */
export const spendingThawed = eventType('ledger.spending-thawed', z.object({ user_id: z.string() }));
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

// Owns the events of licenses.
import { z } from 'zod';
import { eventType } from '../events.ts';
import { limitName } from './shapes.ts';

const ofClub = z.object({ club_id: z.string(), license: z.string(), at: z.string() });

/** A club uses most of a limit, or all of it. Told once for each of both, and again after a month. */
export const licenseLimitNear = eventType(
  'licenses.limit-near',
  ofClub.extend({ limit: limitName, used: z.int(), allowed: z.int() }),
);
/** `next_try_at` null: it is not tried again, and the club is on the free license. */
export const licensePaymentFailed = eventType(
  'licenses.payment-failed',
  ofClub.extend({ amount_cents: z.int(), next_try_at: z.string().nullable() }),
);
/**
 * Of the owner's saved card. `waits`: its bank wants a confirmation. `declined`: it could not be charged for what was chosen. `kept`: it was
 * charged and nothing is paid with it any more, so that the money stays in the owner's wallet.
 */
export const licenseCardTold = eventType(
  'licenses.card-told',
  ofClub.extend({
    charge_id: z.string(),
    user_id: z.string(),
    amount_cents: z.int(),
    how: z.enum(['waits', 'declined', 'unanswered', 'kept']),
  }),
);
/**
 * The club has another owner than the one whose wallet or card paid for its license. From now on its balance does, until the owner chooses
 * otherwise; `ends_at` is when the next month is paid.
 */
export const licensePayerLeft = eventType(
  'licenses.payer-left',
  ofClub.extend({ owner_id: z.string(), amount_cents: z.int(), ends_at: z.string() }),
);

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

// Owns the events of redemption.
import { z } from 'zod';
import { eventType } from '../events.ts';

export const redeemed = eventType(
  'redemption.redeemed',
  z.object({
    redemption_id: z.string(),
    club_id: z.string(),
    item_id: z.string(),
    design_id: z.string(),
    user_id: z.string(),
    staff_id: z.string(),
  }),
);

/** Somebody’s pass was accepted at a door of the club. */
export const passShown = eventType(
  'redemption.pass-shown',
  z.object({ redemption_id: z.string(), club_id: z.string(), user_id: z.string(), staff_id: z.string() }),
);

export const redemptionVoided = eventType(
  'redemption.voided',
  z.object({
    redemption_id: z.string(),
    club_id: z.string(),
    item_id: z.string().nullable(),
    user_id: z.string(),
  }),
);

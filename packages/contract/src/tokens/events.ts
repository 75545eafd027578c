// Owns the events of fan tokens, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const ofToken = z.object({ club_id: z.string(), symbol: z.string() });

export const tokenCreated = eventType('tokens.created', ofToken);
export const tokenPriceAnnounced = eventType(
  'tokens.price-announced',
  ofToken.extend({ price_cents: z.int(), from: z.string() }),
);
export const tokensBought = eventType(
  'tokens.bought',
  z.object({
    club_id: z.string(),
    user_id: z.string(),
    amount: z.int(),
    paid_cents: z.int(),
    transfer_id: z.string(),
  }),
);
export const tokensSent = eventType(
  'tokens.sent',
  ofToken.extend({ from_id: z.string(), to_id: z.string(), amount: z.int(), transfer_id: z.string() }),
);

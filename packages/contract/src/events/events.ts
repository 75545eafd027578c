// Owns the events that the domain of club events emits, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const about = { event_id: z.string(), club_id: z.string(), title: z.string() };

export const eventPublished = eventType('events.published', z.object({ ...about, starts_at: z.string() }));

/** Its time or its place is another one; each of those who come is told. */
export const eventChanged = eventType(
  'events.changed',
  z.object({ ...about, version: z.int(), starts_at: z.string(), place: z.string() }),
);

export const eventWasCancelled = eventType('events.cancelled', z.object({ ...about, reason: z.string() }));

/** One ticket of a cancelled event: what its holder got back, nothing where the club was paid nothing for it. */
export const ticketPaidBack = eventType(
  'events.ticket-paid-back',
  z.object({
    ...about,
    item_id: z.string(),
    user_id: z.string(),
    amount_cents: z.int(),
    amount_tokens: z.int(),
    /** It was their own order, which tells them of its refund itself. */
    order_refunded: z.boolean(),
  }),
);

export const guestAdded = eventType(
  'events.guest-added',
  z.object({ ...about, user_id: z.string(), starts_at: z.string() }),
);

/** Doors open soon: for one person who comes without a ticket. */
export const doorsSoon = eventType(
  'events.doors-soon',
  z.object({ ...about, user_id: z.string(), place: z.string(), doors_at: z.string() }),
);

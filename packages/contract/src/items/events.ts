// Owns the events of items: copies made, and copies that went from one place to another.
import { z } from 'zod';
import { eventType } from '../events.ts';
import { itemEventName, itemOrigin } from './shapes.ts';

/** New copies in people's hands; at most 1,000 in one event. */
export const itemsIssued = eventType(
  'items.items-issued',
  z.object({
    origin: itemOrigin,
    copies: z.array(
      z.object({
        item_id: z.string(),
        design_id: z.string(),
        club_id: z.string(),
        user_id: z.string(),
        number: z.int(),
      }),
    ),
  }),
);

/** A copy that was there before went elsewhere: gifted, sold, redeemed, burned and so on. */
export const itemMoved = eventType(
  'items.item-moved',
  z.object({
    item_id: z.string(),
    design_id: z.string(),
    club_id: z.string(),
    event: itemEventName,
    from_user_id: z.string().nullable(),
    to_user_id: z.string().nullable(),
  }),
);

/** A design has become another one to those who show it: its name, picture, state or number left. */
export const designChanged = eventType(
  'items.design-changed',
  z.object({ design_id: z.string(), club_id: z.string() }),
);

// Owns the shapes of gifts: what is given, a gift as its giver sees it, and as whoever has the link sees it.
import { GIFT_MESSAGE_MAX, giftCounts, giftStates } from '@stagepass/base/subscription-kinds.ts';
import { z } from 'zod';
import { itemClub } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import { billing } from './shapes.ts';

const length = { billing, count: z.literal(giftCounts) };

export const giftWish = z
  .strictObject({
    ...length,
    /** What the screen showed: another price is refused. */
    expected_price_cents: z.int().min(0),
    message: z
      .string()
      .trim()
      .max(GIFT_MESSAGE_MAX, `is longer than ${GIFT_MESSAGE_MAX} characters`)
      .default(''),
  })
  .refine((wish) => wish.billing === 'monthly' || wish.count === 1, {
    message: 'is more than one year',
    path: ['count'],
  });

const shown = {
  club: itemClub,
  plan: z.object({ id, name: z.string() }),
  ...length,
  message: z.string(),
  state: z.enum(giftStates),
  created_at: time,
  /** Given back if nobody claimed it until then. */
  ends_at: time,
};

export const givenGift = z.object({
  id,
  ...shown,
  amount_cents: z.int(),
  /** What stands in the link; null where it opens nothing any more. */
  secret: z.string().nullable(),
  closed_at: time.nullable(),
  claimed_by: userCard.nullable(),
});
export type GivenGift = z.infer<typeof givenGift>;

export const giftView = z.object({
  ...shown,
  benefits: z.array(z.string()),
  /** Null where the account is gone, and where giver and viewer blocked each other. */
  giver: userCard.nullable(),
  giver_gone: z.boolean(),
  /** The viewer’s subscription, where they claimed it. */
  subscription_id: id.nullable(),
  /** Why the viewer cannot claim it for who they are; null where they can. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type GiftView = z.infer<typeof giftView>;

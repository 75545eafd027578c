// Owns what is sent to a webhook's address: one shape for each kind, with nothing in it that the club's staff cannot see, and no email.
import { type DeliveryKind, deliveryKinds, WEBHOOK_TEST } from '@stagepass/base/webhook-kinds.ts';
import { z } from 'zod';
import { id, time } from '../shapes.ts';

/** Null where the account is gone, or the person chose to stay unnamed. */
const person = z.object({ id, user_name: z.string(), display_name: z.string() }).nullable();
const tier = z.object({ id, rank: z.int(), name: z.string() }).nullable();
const price = { paid_cents: z.int(), paid_tokens: z.int() };
const subscription = { subscription_id: id, plan: z.string(), member: person };

export const webhookPayloads = {
  'member.joined': z.object({ member: person, number: z.int(), returning: z.boolean() }),
  'member.left': z.object({ member: person, how: z.enum(['left', 'removed', 'banned']) }),
  'member.tier-changed': z.object({ member: person, from: tier, to: tier }),
  'post.published': z.object({ post_id: id, author: person, url: z.string() }),
  'mission.completed': z.object({ mission_id: id, member: person, url: z.string() }),
  'item.sold': z.object({
    listing_id: id,
    item_id: id,
    design_id: id,
    sold_in: z.enum(['store', 'resale']),
    buyer: person,
    ...price,
  }),
  'order.refunded': z.object({ order_id: id, item_id: id, buyer: person, ...price }),
  'auction.settled': z.object({
    auction_id: id,
    item_id: id,
    design_id: id,
    title: z.string(),
    winner: person,
    amount_cents: z.int(),
  }),
  'subscription.started': z.object({ ...subscription, paid_cents: z.int(), ends_at: time }),
  'subscription.ended': z.object({ ...subscription, why: z.string(), refunded_cents: z.int() }),
  /** Who gave it is not told: they may have chosen to stay unnamed. */
  'tip.given': z.object({ tip_id: id, amount_cents: z.int() }),
  'ticket.redeemed': z.object({ redemption_id: id, item_id: id, design_id: id, holder: person }),
  [WEBHOOK_TEST]: z.object({ message: z.string() }),
} as const satisfies Record<DeliveryKind, z.ZodType>;

export type WebhookPayload<Kind extends DeliveryKind> = z.infer<(typeof webhookPayloads)[Kind]>;

/** The whole body; `id` is the event's, the same in every try. */
export const webhookBody = z.object({
  id,
  kind: z.enum(deliveryKinds),
  club_id: id,
  created_at: time,
  data: z.unknown(),
});

// Owns what webhooks tell of, why one is off, and how a delivery stands; named here because both sides show them.

/** What a club can choose for a webhook, in the order in which screens list them. */
export const webhookKinds = [
  'member.joined',
  'member.left',
  'member.tier-changed',
  'post.published',
  'mission.completed',
  'item.sold',
  'order.refunded',
  'auction.settled',
  'subscription.started',
  'subscription.ended',
  'tip.given',
  'ticket.redeemed',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** Sent by the test button, whatever was chosen. */
export const WEBHOOK_TEST = 'webhook.test';
export const deliveryKinds = [...webhookKinds, WEBHOOK_TEST] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a delivery got no answer. */
export const deliveryProblems = ['address-refused', 'too-slow', 'no-answer', 'webhook-off'] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

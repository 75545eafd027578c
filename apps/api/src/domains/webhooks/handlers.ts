// Owns which events webhooks tell of, and what is said of each. A club without a webhook for it costs one look.
import type { WebhookKind } from '@stagepass/base/webhook-kinds.ts';
import { auctionSettled } from '@stagepass/contract/auctions/events.ts';
import type { EventType } from '@stagepass/contract/events.ts';
import { itemSold } from '@stagepass/contract/market/events.ts';
import { memberJoined, memberLeft, tierChanged } from '@stagepass/contract/memberships/events.ts';
import { missionCompleted } from '@stagepass/contract/missions/events.ts';
import { orderRefunded } from '@stagepass/contract/orders/events.ts';
import { postPublished } from '@stagepass/contract/posts/events.ts';
import { redeemed } from '@stagepass/contract/redemption/events.ts';
import { subscriptionEnded, subscriptionStarted } from '@stagepass/contract/subscriptions/events.ts';
import { tipGiven } from '@stagepass/contract/tips/events.ts';
import type { WebhookPayload } from '@stagepass/contract/webhooks/payloads.ts';
import type { z } from 'zod';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import { type EventHandler, onEvent } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { listListening } from './webhooks.store.ts';
import { writeDeliveries } from './write-deliveries.ts';

type Named = WebhookPayload<'member.joined'>['member'];

async function personOf(tx: Tx, userId: string): Promise<Named> {
  const person = await findPerson(tx, { id: userId });
  return person === undefined
    ? null
    : { id: person.id, user_name: person.user_name, display_name: person.display_name };
}

function tells<Kind extends WebhookKind, Payload extends z.ZodObject<{ club_id: z.ZodString }>>(
  kind: Kind,
  event: EventType<string, Payload>,
  say: (platform: Platform, tx: Tx, told: z.output<Payload>) => Promise<WebhookPayload<Kind>>,
): EventHandler {
  const handle = async (platform: Platform, tx: Tx, told: z.output<Payload>) => {
    const { club_id } = told as { club_id: string };
    const to = await listListening(tx, { club_id, kind });
    if (to.length === 0) return;
    await writeDeliveries(platform, tx, { club_id, kind, data: await say(platform, tx, told), to });
  };
  return onEvent(`webhooks.${kind}`, event, handle, { lane: 'counting' });
}

export const handlers: readonly EventHandler[] = [
  tells('member.joined', memberJoined, async (_, tx, { user_id, number, returning }) => ({
    ...{ member: await personOf(tx, user_id), number, returning },
  })),
  tells('member.left', memberLeft, async (_, tx, { user_id, how }) => ({
    ...{ member: await personOf(tx, user_id), how },
  })),
  tells('member.tier-changed', tierChanged, async (_, tx, { user_id, from, to }) => ({
    ...{ member: await personOf(tx, user_id), from, to },
  })),
  tells('post.published', postPublished, async ({ config }, tx, { post_id, author_id }) => ({
    ...{ post_id, author: await personOf(tx, author_id) },
    url: `${config.origin}/club/post-detail/${post_id}`,
  })),
  tells('mission.completed', missionCompleted, async ({ config }, tx, { mission_id, user_id }) => ({
    ...{ mission_id, member: await personOf(tx, user_id) },
    url: `${config.origin}/mission/${mission_id}`,
  })),
  tells('item.sold', itemSold, async (_, tx, told) => ({
    ...{ listing_id: told.listing_id, item_id: told.item_id, design_id: told.design_id },
    ...{ sold_in: told.kind, buyer: await personOf(tx, told.buyer_id) },
    ...{ paid_cents: told.paid_cents, paid_tokens: told.paid_tokens },
  })),
  tells('order.refunded', orderRefunded, async (_, tx, told) => ({
    ...{ order_id: told.order_id, item_id: told.item_id, buyer: await personOf(tx, told.buyer_id) },
    ...{ paid_cents: told.paid_cents, paid_tokens: told.paid_tokens },
  })),
  tells('auction.settled', auctionSettled, async (_, tx, told) => ({
    ...{ auction_id: told.auction_id, item_id: told.item_id, design_id: told.design_id, title: told.title },
    ...{ winner: await personOf(tx, told.winner_id), amount_cents: told.amount },
  })),
  tells('subscription.started', subscriptionStarted, async (_, tx, told) => ({
    ...{ subscription_id: told.subscription_id, plan: told.plan, member: await personOf(tx, told.user_id) },
    ...{ paid_cents: told.paid_cents, ends_at: told.ends_at },
  })),
  tells('subscription.ended', subscriptionEnded, async (_, tx, told) => ({
    ...{ subscription_id: told.subscription_id, plan: told.plan, member: await personOf(tx, told.user_id) },
    ...{ why: told.why, refunded_cents: told.refunded_cents },
  })),
  tells('tip.given', tipGiven, async (_platform, _tx, { tip_id, amount_cents }) => ({
    tip_id,
    amount_cents,
  })),
  tells('ticket.redeemed', redeemed, async (_, tx, told) => ({
    ...{ redemption_id: told.redemption_id, item_id: told.item_id, design_id: told.design_id },
    holder: await personOf(tx, told.user_id),
  })),
];

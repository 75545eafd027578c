// Owns the list of what all domains offer each other beyond their rows, on any screen. What stands on profiles and in settings is in
// user-parts.ts: no other screen waits for it.
import { slots as achievements } from '#domains/achievements/slots.ts';
import { slots as auctions } from '#domains/auctions/slots.ts';
import { badgesToEarn } from '#domains/badges/public/to-earn-slot.ts';
import { slots as events } from '#domains/events/slots.ts';
import { slots as fronts } from '#domains/fronts/slots.ts';
import { slots as gacha } from '#domains/gacha/slots.ts';
import { inventoryPart } from '#domains/items/public/inventory-slot.ts';
import { sellParts } from '#domains/items/public/sell-slot.ts';
import { slots as items } from '#domains/items/slots.ts';
import { causeLinks } from '#domains/ledger/public/cause-links.ts';
import { slots as licenses } from '#domains/licenses/slots.ts';
import { slots as market } from '#domains/market/slots.ts';
import { inboxTop } from '#domains/notifications/public/inbox-top.ts';
import { slots as operations } from '#domains/operations/slots.ts';
import { slots as orders } from '#domains/orders/slots.ts';
import { pageClubs } from '#domains/pages/public/page-clubs.ts';
import { underStaffPost } from '#domains/posts/public/under-staff-post.ts';
import { slots as sets } from '#domains/sets/slots.ts';
import { slots as stations } from '#domains/stations/slots.ts';
import { slots as subscriptions } from '#domains/subscriptions/slots.ts';
import { slots as tips } from '#domains/tips/slots.ts';
import { goodForParts } from '#domains/tokens/public/good-for-slot.ts';
import { slots as tokens } from '#domains/tokens/slots.ts';
import { slots as votes } from '#domains/votes/slots.ts';

export function fillSlots(): void {
  causeLinks.fill(
    Object.assign(
      {},
      ...[
        items,
        auctions,
        market,
        gacha,
        orders,
        stations,
        licenses,
        tokens,
        subscriptions,
        tips,
        votes,
        events,
      ].map((slots) => slots.causeLinks),
    ),
  );
  pageClubs.fill(fronts.pageClubs);
  inboxTop.fill(operations.inboxTop);
  underStaffPost.fill(tips.underStaffPost);
  sellParts.fill(market.sellParts);
  inventoryPart.fill(sets.inventoryPart);
  goodForParts.fill([gacha.goodForTokens, votes.goodForTokens, market.goodForTokens]);
  badgesToEarn.fill(achievements.toEarn);
}

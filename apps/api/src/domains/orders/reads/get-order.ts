// Owns one order: what was paid and where it went, what became of it, and whether this viewer can refund it now.

import { assert } from '@stagepass/base/assert.ts';
import type { OrderDetails } from '@stagepass/contract/orders/shapes.ts';
import { loadItems } from '#domains/items/public/load-items.ts';
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOn } from '#domains/ledger/public/balances-of.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOrder } from '../access.ts';
import { countOfBuyer } from '../orders.store.ts';
import { mayRefund, whyNotRefundable } from '../refund.rules.ts';
import type { OrderRow } from '../tables.ts';
import { presentOrders } from '../views.ts';
import { whatBecameOf } from '../what-became-of.ts';

export async function getOrder(platform: Platform, actor: SignedIn, orderId: string): Promise<OrderDetails> {
  const { db } = platform;
  const { row, standing } = await loadOrder(platform, db, actor, orderId);
  const seen_as = standing === null ? 'buyer' : 'club';
  const [order] = await presentOrders(platform, db, [row], seen_as);
  assert(order !== undefined, 'every row is presented');
  const people = await loadUserCards(
    platform,
    db,
    [row.seller_id, row.refunded_by].flatMap((one) => one ?? []),
  );
  return {
    ...order,
    seen_as,
    price_cents: row.price,
    seller: people.get(row.seller_id ?? '') ?? null,
    bought_now: row.bought_now,
    item_id: row.item_id,
    source_id: row.source_id,
    transfer_id: standing === null ? row.transfer_id : null,
    refunded:
      row.refunded_at === null
        ? null
        : {
            at: row.refunded_at.toISOString(),
            reason: row.refund_reason ?? '',
            by: standing === null ? null : (people.get(row.refunded_by ?? '') ?? null),
          },
    buyer_history: standing === null ? null : await countOfBuyer(db, row),
    refund: standing === null ? null : await refundOf(db, row, standing),
  };
}

async function refundOf(
  db: Executor,
  row: OrderRow,
  standing: Standing,
): Promise<NonNullable<OrderDetails['refund']>> {
  const copy = (await loadItems(db, [row.item_id ?? ''])).get(row.item_id ?? '');
  const refused = whyNotRefundable(row, { copy, ...(await whatBecameOf(db, row)) });
  if (refused !== null) return { refused, missing_cents: null };
  if (!mayRefund(standing, row)) return { refused: 'owner-only', missing_cents: null };
  const { available_cents } = await balancesOn(db, clubAccount(row.club_id));
  const missing = row.to_club - available_cents;
  return missing > 0
    ? { refused: 'balance-short', missing_cents: missing }
    : { refused: null, missing_cents: null };
}

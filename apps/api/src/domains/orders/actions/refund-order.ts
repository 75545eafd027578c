// Owns the refund of an order: price, fee and copy go back in one transaction, once, with the reason told to the buyer.
import { assert } from '@stagepass/base/assert.ts';
import { staffOnly } from '@stagepass/contract/clubs/errors.ts';
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import { notEnough } from '@stagepass/contract/ledger/errors.ts';
import { balanceShort, orderNotFound, refundErrors } from '@stagepass/contract/orders/errors.ts';
import { orderRefunded } from '@stagepass/contract/orders/events.ts';
import { ADMIN_REFUND_CENTS } from '@stagepass/contract/orders/shapes.ts';
import { lockItems } from '#domains/items/public/load-items.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import {
  type AccountRef,
  clubAccount,
  issuerOf,
  platformFees,
  userAccount,
} from '#domains/ledger/public/account-ref.ts';
import { postTransfer, type Transfer } from '#domains/ledger/public/post-transfer.ts';
import { lockStockOf, recordRefundedSale } from '#domains/market/public/refund-sale.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOrder } from '../access.ts';
import { mailRefund } from '../mail-buyer.ts';
import { lockOrder, updateRefunded } from '../orders.store.ts';
import { mayRefund, whyNotRefundable } from '../refund.rules.ts';
import type { OrderRow } from '../tables.ts';
import { whatBecameOf } from '../what-became-of.ts';

type Move = Transfer['moves'][number];

export interface Refund {
  order_id: string;
  reason: string;
}

/** Answers the order's id. */
export async function refundOrder(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { order_id, reason }: Refund,
): Promise<string> {
  const { row, standing } = await loadOrder(platform, tx, actor, order_id);
  if (standing === null) return fail(staffOnly);
  // Seen without the lock already: nobody has to queue for what cannot change any more.
  if (row.refunded_at !== null) fail(refundErrors['already-refunded']);
  const order = await lockOrder(tx, order_id);
  if (order === undefined) return fail(orderNotFound);
  if (!mayRefund(standing, order)) fail(refundErrors['owner-only'], { limit_cents: ADMIN_REFUND_CENTS });
  await giveBack(platform, tx, order, { by: actor.user_id, reason, at: platform.clock.now() });
  await recordDeed(platform, tx, {
    club_id: order.club_id,
    actor_id: actor.user_id,
    deed: 'orders.order-refunded',
    subject: { kind: 'user', id: order.buyer_id },
    details: { order_id, number: order.number, amount_cents: order.paid, title: order.title, reason },
  });
  return order_id;
}

interface Given {
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

/** The order is locked. Listing, then copy, then accounts: the order in which sales lock them. */
export async function giveBack(platform: Platform, tx: Tx, order: OrderRow, given: Given): Promise<void> {
  const { buyer_id, item_id, kind } = order;
  const restocked = kind === 'store' && (await lockStockOf(tx, order.source_id));
  const copy = item_id === null ? undefined : (await lockItems(tx, [item_id])).get(item_id);
  const refused = whyNotRefundable(order, { copy, ...(await whatBecameOf(tx, order)) });
  if (refused !== null) fail(refundErrors[refused]);
  assert(item_id !== null, 'what can be refunded has a copy');
  const transfer_id = await payBack(tx, order, given);
  const place = { kind: kind === 'store' ? 'listing' : 'auction', id: order.source_id } as const;
  await moveItem(tx, {
    item_id,
    from: { holder_id: buyer_id, state: 'held' },
    to: restocked ? { holder_id: null, state: 'escrowed', place } : { holder_id: null, state: 'held' },
    event: 'refunded',
    cause: place,
    transfer_id,
    price: order.paid,
    at: given.at,
  });
  if (kind === 'store')
    await recordRefundedSale(tx, {
      sale_id: order.id,
      listing_id: order.source_id,
      ...{ buyer_id, to_club: order.to_club, restocked, at: given.at },
    });
  await updateRefunded(tx, { ...given, id: order.id, transfer_id });
  const { id: order_id, club_id, paid } = order;
  const inCredits = order.asset_id === 'credits';
  const amounts = { paid_cents: inCredits ? paid : 0, paid_tokens: inCredits ? 0 : paid };
  await tx.emit(orderRefunded, { order_id, club_id, buyer_id, item_id, ...amounts, transfer_id });
  await mailRefund(platform, tx, order, given.reason);
}

/** Credits from whoever got them; tokens from the issuer, to whom they went. */
function movesBack(order: OrderRow, to: AccountRef): Move[] {
  const { club_id, asset_id } = order;
  if (asset_id !== 'credits')
    return [{ from: issuerOf(club_id), to, asset_id: asset_id as AssetId, amount: order.paid }];
  // The club's part first: where it is short, that is what the failure says.
  return [
    { from: clubAccount(club_id), to, asset_id: 'credits', amount: order.to_club },
    { from: platformFees(), to, asset_id: 'credits', amount: order.fee },
  ];
}

/** Credit that came by no top-up: it can be spent, and never goes to a card. */
async function payBack(tx: Tx, order: OrderRow, { by, at }: Given): Promise<string> {
  const to = userAccount(order.buyer_id);
  try {
    const { transfer_id } = await postTransfer(tx, {
      kind: 'refund',
      moves: movesBack(order, to),
      cause: { kind: 'order', id: order.id },
      club_id: order.club_id,
      actor_id: by,
      memo: { lines: [{ text: order.title, quantity: 1, amount_cents: order.paid }], order: order.number },
      key: `refund:${order.id}`,
      at,
    });
    return transfer_id;
  } catch (error) {
    if (error instanceof Failure && error.reason === notEnough) fail(balanceShort, error.details);
    throw error;
  }
}

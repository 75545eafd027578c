// Owns paying back a ticket whose event was cancelled: its present holder gets what the club was paid for it, whoever bought it then.
import { assert } from '@stagepass/base/assert.ts';
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import { orderRefunded } from '@stagepass/contract/orders/events.ts';
import { lockItems } from '#domains/items/public/load-items.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import { clubAccount, issuerOf, platformFees, userAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { lockStockOf, recordRefundedSale } from '#domains/market/public/refund-sale.ts';
import type { Tx } from '#platform/db/db.ts';
import { lockOrder, updateRefunded } from '../orders.store.ts';
import type { OrderRow } from '../tables.ts';
import { findPrimaryOrder } from './ticket-money.ts';

export interface TicketBack {
  readonly item_id: string;
  readonly event_id: string;
  readonly title: string;
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

export interface PaidBack {
  readonly holder_id: string;
  readonly order_id: string | null;
  readonly asset_id: AssetId;
  readonly amount: number;
  readonly fee: number;
  readonly transfer_id: string | null;
  /** The holder bought it from the club, and is told of it as of every refund. */
  readonly order_refunded: boolean;
}

/**
 * Order, listing, copy, accounts: the order in which refunds lock them. Null where the copy is in nobody's free hand (any more): it is
 * for another turn. A free copy is destroyed; a used one stays used. Fails where the club's balance does not cover its part.
 */
export async function payBackHolder(tx: Tx, given: TicketBack): Promise<PaidBack | null> {
  const found = await findPrimaryOrder(tx, given.item_id);
  const order = found && (await lockOrder(tx, found.id));
  // Refunded or sold anew in between: the next turn finds it as it is then.
  if (order !== undefined && order.refunded_at !== null) return null;
  if (order?.kind === 'store') await lockStockOf(tx, order.source_id);
  const copy = (await lockItems(tx, [given.item_id])).get(given.item_id);
  if (copy === undefined || copy.holder_id === null) return null;
  if (copy.state !== 'held' && copy.state !== 'redeemed') return null;
  const { holder_id } = copy;
  const paid = order !== undefined && order.paid > 0 ? order : null;
  const transfer_id = paid === null ? null : await pay(tx, paid, holder_id, given);
  if (copy.state === 'held') await takeOut(tx, holder_id, { ...given, transfer_id, price: paid?.paid });
  const order_refunded = await markRefunded(tx, paid, { ...given, holder_id, transfer_id });
  return { holder_id, ...amountsOf(paid), transfer_id, order_refunded };
}

function amountsOf(paid: OrderRow | null): Pick<PaidBack, 'order_id' | 'asset_id' | 'amount' | 'fee'> {
  if (paid === null) return { order_id: null, asset_id: 'credits', amount: 0, fee: 0 };
  return { order_id: paid.id, asset_id: paid.asset_id as AssetId, amount: paid.paid, fee: paid.fee };
}

async function pay(tx: Tx, order: OrderRow, holderId: string, given: TicketBack): Promise<string> {
  const { club_id, paid, fee, to_club } = order;
  const to = userAccount(holderId);
  const asset_id = order.asset_id as AssetId;
  const text = `${order.title}: ${given.title}`;
  const { transfer_id } = await postTransfer(tx, {
    kind: 'refund',
    moves:
      asset_id === 'credits'
        ? [
            { from: clubAccount(club_id), to, asset_id, amount: to_club },
            { from: platformFees(), to, asset_id, amount: fee },
          ]
        : [{ from: issuerOf(club_id), to, asset_id, amount: paid }],
    cause: { kind: 'event', id: given.event_id },
    club_id,
    actor_id: given.by,
    memo: { lines: [{ text, quantity: 1, amount_cents: paid }], order: order.number },
    key: `event-refund:${given.item_id}`,
    at: given.at,
  });
  return transfer_id;
}

/** Back to the club where it was paid for, and then out of the world: the number is never given again. */
async function takeOut(
  tx: Tx,
  holderId: string,
  { item_id, at, transfer_id, price }: TicketBack & { transfer_id: string | null; price: number | undefined },
): Promise<void> {
  const held = { holder_id: holderId, state: 'held' } as const;
  const club = { holder_id: null, state: 'held' } as const;
  const paid = transfer_id !== null;
  if (paid) {
    const money = { transfer_id, ...(price === undefined ? {} : { price }) };
    await moveItem(tx, { item_id, from: held, to: club, event: 'refunded', ...money, at });
  }
  const gone = { holder_id: null, state: 'burned' } as const;
  await moveItem(tx, { item_id, from: paid ? club : held, to: gone, event: 'burned', at });
}

/** Only the buyer's own order says so: a copy that was passed on stays passed on. Claims at stations know no refund of their own. */
async function markRefunded(
  tx: Tx,
  order: OrderRow | null,
  { holder_id, by, reason, at, transfer_id }: TicketBack & { holder_id: string; transfer_id: string | null },
): Promise<boolean> {
  if (order === null || transfer_id === null || order.buyer_id !== holder_id) return false;
  const { id, club_id, buyer_id, item_id, paid, kind } = order;
  if (kind !== 'store' && kind !== 'auction') return false;
  assert(item_id !== null, 'an order of a copy names it');
  if (kind === 'store')
    await recordRefundedSale(tx, {
      ...{ sale_id: id, listing_id: order.source_id, buyer_id, to_club: order.to_club },
      ...{ restocked: false, at },
    });
  await updateRefunded(tx, { id, by, reason, transfer_id, at });
  const inCredits = order.asset_id === 'credits';
  const amounts = { paid_cents: inCredits ? paid : 0, paid_tokens: inCredits ? 0 : paid };
  await tx.emit(orderRefunded, { order_id: id, club_id, buyer_id, item_id, ...amounts, transfer_id });
  return true;
}

// Owns whether an order can be refunded, and why not: pure, but for what it is given of the copy.
import {
  ADMIN_REFUND_CENTS,
  type OrderState,
  type RefundRefusal,
} from '@stagepass/contract/orders/shapes.ts';
import type { Item } from '#domains/items/public/item.ts';
import type { OrderRow } from './tables.ts';

type Copy = Pick<Item, 'holder_id' | 'state'>;

/** What became of an order, by where its copy is. */
export function stateOf(
  order: Pick<OrderRow, 'kind' | 'buyer_id' | 'item_id' | 'refunded_at'>,
  copy: Copy | undefined,
): OrderState {
  if (order.refunded_at !== null) return 'refunded';
  if (order.kind === 'pack') return 'opened';
  // A badge or a tier: nothing that could be used, listed or passed on.
  if (order.item_id === null) return 'paid';
  if (copy === undefined || copy.holder_id !== order.buyer_id) return 'passed-on';
  if (copy.state === 'redeemed') return 'used';
  return copy.state === 'held' ? 'paid' : 'listed';
}

/** What stands in the way, whoever asks; null where nothing does. */
export function whyNotRefundable(
  order: Pick<OrderRow, 'kind' | 'buyer_id' | 'refunded_at' | 'paid'>,
  given: { copy: Copy | undefined; soldOn: boolean; buyerGone: boolean },
): RefundRefusal | null {
  if (order.refunded_at !== null) return 'already-refunded';
  if (order.kind === 'pack') return 'packs-final';
  if (order.kind === 'resale') return 'resales-final';
  if (order.kind === 'station') return 'claims-final';
  if (order.paid === 0) return 'nothing-paid';
  if (given.buyerGone) return 'buyer-gone';
  return whyNotBack(order.buyer_id, given);
}

function whyNotBack(
  buyerId: string,
  { copy, soldOn }: { copy: Copy | undefined; soldOn: boolean },
): RefundRefusal | null {
  if (copy === undefined || copy.state === 'burned') return 'copy-deleted';
  if (soldOn) return 'copy-resold';
  if (copy.holder_id !== buyerId) return 'copy-given-away';
  if (copy.state === 'redeemed') return 'copy-used';
  return copy.state === 'held' ? null : 'copy-listed';
}

/** The owner any, an admin up to a limit in credits; whoever became an admin after buying does not decide about their own money. */
export function mayRefund(
  standing: { role: string; user_id: string | null },
  order: { paid: number; asset_id: string; buyer_id: string | null },
): boolean {
  if (standing.role === 'owner') return true;
  const isSmall = order.asset_id === 'credits' && order.paid <= ADMIN_REFUND_CENTS;
  return order.buyer_id !== standing.user_id && isSmall;
}

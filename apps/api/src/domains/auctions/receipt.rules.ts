// Owns what the receipt of a lot says. It stays for ever, and says nothing about a person.
import type { AuctionRow } from './tables.ts';

export function receiptOf(
  { title, item_id }: Pick<AuctionRow, 'title' | 'item_id'>,
  paid: { amount: number; fee_cents: number },
) {
  return {
    lines: [{ text: title, quantity: 1, amount_cents: paid.amount }],
    item_id,
    seller: 'club',
    fee_cents: paid.fee_cents,
  };
}

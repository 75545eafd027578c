// Owns what of a person stands in orders, for their export. Orders stay, by an id that stands for nobody once the account is gone.
import type { Domain } from '#platform/domain.ts';
import { listOrders } from './orders.store.ts';

const AT_ONCE = 500;

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) => {
  const orders = [];
  let after: { at: Date; id: string } | undefined;
  for (;;) {
    const rows = await listOrders(db, { of: { buyer_id: userId } }, { after, limit: AT_ONCE });
    for (const row of rows)
      orders.push({
        number: row.number,
        kind: row.kind,
        title: row.title,
        quantity: row.quantity,
        asset_id: row.asset_id,
        paid_cents: row.paid,
        at: row.at.toISOString(),
        refunded_at: row.refunded_at?.toISOString() ?? null,
        refund_reason: row.refund_reason,
      });
    after = rows.at(-1);
    if (rows.length < AT_ONCE) return { orders };
  }
};

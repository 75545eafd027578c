// Owns this domain's part of the demo world: some orders that clubs refunded, with the reasons that people give.
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { loadItems } from '#domains/items/public/load-items.ts';
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOn } from '#domains/ledger/public/balances-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { giveBack } from './actions/refund-order.ts';
import { listOrders, lockOrder } from './orders.store.ts';
import { whyNotRefundable } from './refund.rules.ts';
import { whatBecameOf } from './what-became-of.ts';

const HOUR_MS = 3_600_000;
const REFUNDS_EACH = 2;
const LOOKED_AT = 60;

const reasons = [
  'The print was smudged. Sorry! We’re printing a new batch.',
  'You asked us within a day, and we’re happy to take it back.',
  'We sold this twice by mistake. The full price is back in your balance.',
];

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined)
      await platform.db.transaction((tx) => refundSome(platform, tx, { club, reason_at: at }));
    progress(at + 1, demoClubs.length);
  }
}

/** Of each club once: where something is refunded already, nothing happens. */
async function refundSome(
  platform: Platform,
  tx: Tx,
  { club, reason_at }: { club: { id: string; owner_id: string }; reason_at: number },
): Promise<void> {
  const of = { club_id: club.id };
  if ((await listOrders(tx, { of, refunded: true }, { limit: 1 })).length > 0) return;
  const sold = await listOrders(tx, { of, kind: 'store' }, { limit: LOOKED_AT });
  let refunded = 0;
  // Every third: between those that stay sold.
  for (const { id } of sold.filter((_, at) => at % 3 === 1)) {
    if (refunded === REFUNDS_EACH) return;
    const order = await lockOrder(tx, id);
    if (order?.item_id == null) continue;
    const copy = (await loadItems(tx, [order.item_id])).get(order.item_id);
    const { available_cents } = await balancesOn(tx, clubAccount(club.id));
    const why = whyNotRefundable(order, { copy, ...(await whatBecameOf(tx, order)) });
    if (why !== null || available_cents < order.to_club) continue;
    const at = new Date(Math.min(platform.clock.now().getTime(), order.at.getTime() + 20 * HOUR_MS));
    const reason = reasons[(reason_at + refunded) % reasons.length] ?? '';
    await giveBack(platform, tx, order, { by: club.owner_id, reason, at });
    refunded += 1;
  }
}

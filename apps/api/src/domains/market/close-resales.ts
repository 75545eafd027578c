// Owns the end of what somebody cannot sell any more: each copy goes back into their own hand.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { takeBack } from './actions/resell-item.ts';
import { lockOpen } from './listings.store.ts';

const AT_ONCE = 500;

/** Everywhere, or in one club. Bears being called again. */
export async function closeResales(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  of: { seller_id: string; club_id?: string },
): Promise<void> {
  for (;;) {
    const open = await lockOpen(tx, of, AT_ONCE);
    for (const row of open) await takeBack(tx, row, clock.now());
    if (open.length < AT_ONCE) return;
  }
}

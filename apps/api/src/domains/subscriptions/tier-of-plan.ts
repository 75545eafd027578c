// Owns the tier that a plan gives: granted for as long as the subscription gives access, and taken back with it.
import { grantTier } from '#domains/memberships/public/grant-tier.ts';
import { revokeTier } from '#domains/memberships/public/revoke-tier.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { accessUntil } from './subscription.rules.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';

type Held = Pick<
  SubscriptionRow,
  'id' | 'club_id' | 'user_id' | 'state' | 'period_end' | 'access_until' | 'cancelled_at'
>;

function sourceOf({ id }: Pick<Held, 'id'>): string {
  return `subscription:${id}`;
}

/** Also where it was granted before: then only its end is another one. The new one comes first, so that nobody is told of a fall. */
export async function giveTier(
  platform: Platform,
  tx: Tx,
  row: Held,
  { plan, before }: { plan: Pick<PlanRow, 'tier_id'>; before?: Pick<PlanRow, 'tier_id'> },
): Promise<void> {
  const { club_id, user_id } = row;
  if (user_id === null) return;
  const source = sourceOf(row);
  const until = accessUntil(row);
  if (plan.tier_id !== null)
    await grantTier(platform, tx, { club_id, user_id, tier_id: plan.tier_id, source, until });
  const old = before?.tier_id ?? null;
  if (old !== null && old !== plan.tier_id) await revokeTier(tx, { club_id, user_id, source, tier_id: old });
}

export async function takeTier(tx: Tx, row: Held): Promise<void> {
  const { club_id, user_id } = row;
  if (user_id !== null) await revokeTier(tx, { club_id, user_id, source: sourceOf(row) });
}

// Owns what a plan opens: posts for subscribers and the tier that it gives, for as long as the subscription gives access.
import { grantTier } from '#domains/memberships/public/grant-tier.ts';
import { revokeTier } from '#domains/memberships/public/revoke-tier.ts';
import { setSubscribed } from '#domains/memberships/public/set-subscribed.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { accessUntil } from './subscription.rules.ts';
import type { PlanRow, SubscriptionRow } from './tables.ts';

type Held = Pick<
  SubscriptionRow,
  'id' | 'club_id' | 'user_id' | 'state' | 'period_end' | 'access_until' | 'cancelled_at'
>;

export function sourceOf({ id }: Pick<Held, 'id'>): string {
  return `subscription:${id}`;
}

export async function openAccess(
  platform: Platform,
  tx: Tx,
  row: Held,
  plan: Pick<PlanRow, 'tier_id'>,
): Promise<void> {
  const { club_id, user_id } = row;
  if (user_id !== null) await setSubscribed(tx, { club_id, user_id, subscribed: true });
  await giveTier(platform, tx, row, { plan });
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

/** For whoever has the plan when the club gives it another tier: whatever they had from the subscription before is gone. */
export async function changeTier(
  platform: Platform,
  tx: Tx,
  row: Held,
  plan: Pick<PlanRow, 'tier_id'>,
): Promise<void> {
  await giveTier(platform, tx, row, { plan });
  const { club_id, user_id } = row;
  const except = plan.tier_id === null ? [] : [plan.tier_id];
  if (user_id !== null) await revokeTier(tx, { club_id, user_id, source: sourceOf(row), except });
}

export async function closeAccess(tx: Tx, row: Held): Promise<void> {
  const { club_id, user_id } = row;
  if (user_id === null) return;
  await setSubscribed(tx, { club_id, user_id, subscribed: false });
  await revokeTier(tx, { club_id, user_id, source: sourceOf(row) });
}

// Owns the license that a club has from its first moment. The usual free one is there without a row.
import type { Founded } from '#domains/clubs/public/founding-slot.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { applyPlan } from './apply-plan.ts';
import { lockLicense } from './licenses.store.ts';
import { freePlan, isFreeUsual } from './plans.rules.ts';

export async function foundWithFree(platform: Platform, tx: Tx, { club_id }: Founded): Promise<void> {
  if (isFreeUsual(platform)) return;
  const plan = freePlan(platform);
  await lockLicense(tx, { club_id, plan, since: platform.clock.now() });
  await applyPlan(tx, club_id, plan);
}

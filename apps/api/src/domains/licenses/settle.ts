// Owns what becomes of a closing club's license: it ends, and what is left of the paid month goes back.
import { withdrawCharge } from '#domains/ledger/public/withdraw-charge.ts';
import type { Domain } from '#platform/domain.ts';
import { applyPlan, withoutMonth } from './apply-plan.ts';
import { findLicense, lockLicense } from './licenses.store.ts';
import { refundUnused } from './pay.ts';
import { freePlan } from './plans.rules.ts';

export const settle: NonNullable<Domain['settle']> = async (platform, tx, clubId) => {
  if ((await findLicense(tx, clubId)) === undefined) return 'settled';
  const [plan, since] = [freePlan(platform), platform.clock.now()];
  const row = await lockLicense(tx, { club_id: clubId, plan, since });
  await withdrawCharge(tx, row.charge_id, since);
  if (row.plan === plan.key) return 'settled';
  await refundUnused(platform, tx, row);
  await applyPlan(tx, clubId, plan, { ...withoutMonth, since });
  return 'settled';
};

// Owns what being on a plan means for a club: its caps and its fee, from now on. Nothing is taken back.
import type { LicensePlan } from '@stagepass/base/licenses.ts';
import type { Updateable } from 'kysely';
import { setLimit } from '#domains/clubs/public/set-limit.ts';
import { setPrimaryFee } from '#domains/ledger/public/primary-fee.ts';
import type { Tx } from '#platform/db/db.ts';
import { updateLicense } from './licenses.store.ts';
import { markOf } from './plans.rules.ts';
import type { LicensesTables } from './tables.ts';

type Changes = Updateable<LicensesTables['club_licenses']>;

/** The license is locked. */
export async function applyPlan(
  tx: Tx,
  clubId: string,
  plan: LicensePlan,
  changes: Changes = {},
): Promise<void> {
  const terms = { plan: plan.key, terms: JSON.stringify(plan), terms_mark: markOf(plan) };
  await updateLicense(tx, clubId, { ...terms, ...changes });
  await setLimit(tx, clubId, 'members', plan.members);
  await setLimit(tx, clubId, 'admins', plan.admins);
  await setPrimaryFee(tx, clubId, plan.fee_bp);
}

/** Nothing paid, nothing due. */
export const withoutMonth = {
  ...{ granted: false, starts_at: null, ends_at: null, price: 0, payer_id: null },
  ...{ next_plan: null, tries: 0, due_at: null },
  ...{ use_card: false, charge_id: null, charge_plan: null, charge_try: null },
} as const satisfies Changes;

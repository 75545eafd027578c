// Owns this domain's part of the demo world: the band and the choir pay for Pro from their own balance.

import type { LicensePlan } from '@stagepass/base/licenses.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { clubAccount, outside } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import type { Platform } from '#platform/platform.ts';
import { changeLicense } from './actions/change-license.ts';
import { findLicense } from './licenses.store.ts';
import { planOf } from './plans.rules.ts';

const DAY_MS = 86_400_000;
const BOUGHT_DAYS_AGO = 12;

/** The band runs more missions than Free allows. */
const onPro = ['velvet-static', 'harbour-voices'];

/** Run again after it was cut off, it adds what is missing. Where the operator offers no Pro, all stay on Free. */
export async function demo(platform: Platform): Promise<void> {
  const at = new Date(platform.clock.now().getTime() - BOUGHT_DAYS_AGO * DAY_MS);
  const pro = planOf(platform, 'pro');
  if (pro === undefined) return;
  for (const handle of onPro) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined) await buy({ ...platform, clock: { now: () => at } }, club, pro);
  }
}

async function buy(then: Platform, { id: club_id, owner_id }: Club, pro: LicensePlan): Promise<void> {
  const { key: plan, price_cents: amount } = pro;
  const session = { session_id: '', verified: true, operator: false, suspended: false, stepped_up_at: null };
  await then.db.transaction(async (tx) => {
    if ((await findLicense(tx, club_id)) !== undefined) return;
    await postTransfer(tx, {
      kind: 'adjustment',
      moves: [{ from: outside('demo'), to: clubAccount(club_id), asset_id: 'credits', amount }],
      ...{ cause: { kind: 'adjustment', id: 'demo-license' }, club_id, actor_id: null, key: null },
      at: then.clock.now(),
    });
    const chosen = { club_id, plan, pay_from: 'club' as const, expected_charge_cents: amount };
    await changeLicense(then, tx, { kind: 'user', user_id: owner_id, ...session }, chosen);
  });
}

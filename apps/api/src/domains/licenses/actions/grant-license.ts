// Owns a license that the operator grants a club, free of charge; what the club paid ahead goes back.
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import { planUnknown, untilPassed } from '@stagepass/contract/licenses/errors.ts';
import { requireStepUp } from '#domains/auth/public/require-step-up.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { withdrawCharge } from '#domains/ledger/public/withdraw-charge.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { applyPlan, withoutMonth } from '../apply-plan.ts';
import { lockLicense } from '../licenses.store.ts';
import { refundUnused } from '../pay.ts';
import { freePlan, planOf } from '../plans.rules.ts';

export interface LicenseGrant {
  id: string;
  plan: string;
  until: string | null;
  reason: string;
}

export async function grantLicense(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { id, plan: key, until, reason }: LicenseGrant,
): Promise<void> {
  requireStepUp(platform, actor);
  const [plan, now] = [planOf(platform, key) ?? fail(planUnknown), platform.clock.now()];
  const club = await findClub(platform, tx, id);
  if (club === undefined || club.closed_at !== null) return fail(clubNotFound);
  const due_at = until === null ? null : new Date(until);
  if (due_at !== null && due_at <= now) fail(untilPassed);
  const free = freePlan(platform);
  const row = await lockLicense(tx, { club_id: club.id, plan: free, since: club.created_at });
  await withdrawCharge(tx, row.charge_id, now);
  await refundUnused(platform, tx, row);
  const grant = plan.key === free.key ? {} : { granted: true, starts_at: now, ends_at: due_at, due_at };
  await applyPlan(tx, club.id, plan, { ...withoutMonth, ...grant, since: now });
  await recordDeed(platform, tx, {
    ...{ club_id: club.id, actor_id: actor.user_id, deed: 'licenses.granted' },
    details: { from: row.terms.name, to: plan.name, until, reason },
  });
}

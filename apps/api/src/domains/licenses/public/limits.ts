// Owns what a club's license allows, and the refusal of what would go beyond it.
import type { LicensePlan } from '@stagepass/base/licenses.ts';
import { licenseLimitReached } from '@stagepass/contract/clubs/errors.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { findTerms } from '../licenses.store.ts';
import { freePlan } from '../plans.rules.ts';
import { warnWhereNear } from '../warn.ts';
import { missionsInUse } from './missions-in-use.ts';

export async function limitsOf(platform: Platform, db: Executor, clubId: string): Promise<LicensePlan> {
  return (await findTerms(db, clubId)) ?? freePlan(platform);
}

/**
 * One more: whoever adds it holds the lock under which they are counted until the transaction ends. Members and admins are counted
 * by the clubs domain (`takeFromLimit`), with the same failure.
 */
export async function refuseAbove(
  platform: Platform,
  tx: Tx,
  clubId: string,
  limit: 'missions',
): Promise<void> {
  const terms = await limitsOf(platform, tx, clubId);
  const allowed = terms[limit];
  if (allowed === null) return;
  const used = await missionsInUse.read()(tx, clubId, platform.clock.now());
  if (used >= allowed) fail(licenseLimitReached, { limit, allowed, used, license: terms.name });
  await warnWhereNear(platform, tx, { club_id: clubId, limit, used: used + 1, allowed });
}

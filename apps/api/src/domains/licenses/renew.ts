// Owns the end of a club's month or grant: renewed, changed as planned, tried again where it could not be paid, or back to Free.

import { assert } from '@stagepass/base/assert.ts';
import { type LicensePlan, RETRY_GAPS_DAYS } from '@stagepass/base/licenses.ts';
import { licensePaymentFailed } from '@stagepass/contract/licenses/events.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { applyPlan, withoutMonth } from './apply-plan.ts';
import { lockLicense, updateLicense } from './licenses.store.ts';
import { daysAfter, type Month, monthFrom } from './months.rules.ts';
import { pay } from './pay.ts';
import { freePlan, planOf } from './plans.rules.ts';
import type { LicenseRow } from './tables.ts';

/** Behind the one that ended. A month that is over already, since the server slept, is not charged: the next begins now. */
export function nextMonth(
  { ends_at, anchor_day }: Pick<LicenseRow, 'ends_at' | 'anchor_day'>,
  now: Date,
): Month & { anchor_day: number } {
  assert(ends_at !== null, 'what is renewed has ended');
  const month = monthFrom(ends_at, anchor_day);
  if (month.ends_at > now) return { ...month, anchor_day };
  return { ...monthFrom(now, now.getUTCDate()), anchor_day: now.getUTCDate() };
}

/** Bears being called at any time, by many at once: what is due is done once, under the license's lock. */
export async function renewLicense(platform: Platform, clubId: string): Promise<void> {
  const { db } = platform;
  let tries = 0;
  try {
    await db.transaction((tx) =>
      whereDue(platform, tx, clubId, (club, row) => {
        tries = row.tries;
        return endMonth(platform, tx, club, row);
      }),
    );
  } catch (error) {
    // What refused it has rolled back with it: that it failed is written by itself.
    if (!(error instanceof Failure)) throw error;
    await db.transaction((tx) =>
      whereDue(platform, tx, clubId, async (club, row) => {
        if (row.tries === tries) await noteFailed(platform, tx, club, row);
      }),
    );
  }
}

async function whereDue(
  platform: Platform,
  tx: Tx,
  clubId: string,
  act: (club: Club, row: LicenseRow) => Promise<void>,
): Promise<void> {
  const [club, now] = [await findClub(platform, tx, clubId), platform.clock.now()];
  assert(club !== undefined, 'a license is of a club');
  const row = await lockLicense(tx, { club_id: clubId, plan: freePlan(platform), since: now });
  if (row.due_at !== null && row.due_at <= now) await act(club, row);
}

/** The plan that follows: none where nobody pays any more. */
function followingPlan(platform: Platform, club: Club, row: LicenseRow): LicensePlan | undefined {
  if (row.granted || club.delete_after !== null || club.closed_at !== null) return undefined;
  const plan = planOf(platform, row.next_plan ?? row.plan);
  return plan === undefined || plan.key === freePlan(platform).key ? undefined : plan;
}

async function endMonth(platform: Platform, tx: Tx, club: Club, row: LicenseRow): Promise<void> {
  const plan = followingPlan(platform, club, row);
  if (plan === undefined) return backToFree(platform, tx, row);
  const { club_id } = row;
  const { anchor_day, ...month } = nextMonth(row, platform.clock.now());
  // Whoever has the club now never agreed to pay from a wallet of theirs.
  const payer_id = row.payer_id === club.owner_id ? row.payer_id : null;
  const price = priceOf(row, plan);
  await pay(platform, tx, {
    ...{ ...month, club_id, kind: 'renewal', name: plan.name, amount: price, payer_id, by: null },
  });
  await applyPlan(tx, club_id, plan, {
    ...{ ...month, anchor_day, price, payer_id, next_plan: null, tries: 0, due_at: month.ends_at },
    since: plan.key === row.plan ? row.since : platform.clock.now(),
  });
}

function priceOf(row: LicenseRow, plan: LicensePlan): number {
  return plan.key === row.plan ? row.price : plan.price_cents;
}

async function backToFree(platform: Platform, tx: Tx, row: LicenseRow): Promise<void> {
  const free = freePlan(platform);
  await applyPlan(tx, row.club_id, free, { ...withoutMonth, since: platform.clock.now() });
  await recordDeed(platform, tx, {
    ...{ club_id: row.club_id, actor_id: null, deed: 'licenses.ended' },
    details: { from: row.terms.name, to: free.name },
  });
}

async function noteFailed(platform: Platform, tx: Tx, club: Club, row: LicenseRow): Promise<void> {
  const now = platform.clock.now();
  const plan = followingPlan(platform, club, row);
  const gap = RETRY_GAPS_DAYS[row.tries];
  const next = gap === undefined ? null : daysAfter(now, gap);
  if (next === null) await backToFree(platform, tx, row);
  else await updateLicense(tx, row.club_id, { tries: row.tries + 1, due_at: next });
  await tx.emit(licensePaymentFailed, {
    ...{ club_id: row.club_id, license: plan?.name ?? row.terms.name, at: now.toISOString() },
    amount_cents: plan === undefined ? row.price : priceOf(row, plan),
    next_try_at: next?.toISOString() ?? null,
  });
}

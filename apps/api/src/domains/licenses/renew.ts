// Owns the end of a club's month or grant: renewed, changed as planned, tried again where it could not be paid, or back to Free.

import { assert } from '@stagepass/base/assert.ts';
import { type LicensePlan, RETRY_GAPS_DAYS } from '@stagepass/base/licenses.ts';
import { notEnough } from '@stagepass/contract/ledger/errors.ts';
import { licensePaymentFailed } from '@stagepass/contract/licenses/events.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { withdrawCharge } from '#domains/ledger/public/withdraw-charge.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { applyPlan, withoutMonth } from './apply-plan.ts';
import { lockLicense, updateLicense } from './licenses.store.ts';
import { daysAfter, type Month, monthFrom } from './months.rules.ts';
import { askCard, pay } from './pay.ts';
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
        return row.charge_id === null ? endMonth(platform, tx, club, row) : waitForCharge(platform, tx, row);
      }),
    );
  } catch (error) {
    // What refused it has rolled back with it: that it failed is written by itself.
    if (!(error instanceof Failure)) throw error;
    await db.transaction((tx) =>
      whereDue(platform, tx, clubId, async (club, row) => {
        if (row.tries === tries && row.charge_id === null) await noteFailed(platform, tx, club, row);
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
  const now = platform.clock.now();
  const row = await lockLicense(tx, { club_id: clubId, plan: freePlan(platform), since: now });
  // Asked under the lock: whoever handed the club over before pays nothing.
  const club = await findClub(platform, tx, clubId);
  assert(club !== undefined, 'a license is of a club');
  if (row.due_at !== null && row.due_at <= now) await act(club, row);
}

const LOOK_AGAIN_MS = 3_600_000;
const lookAgainAt = (now: Date) => new Date(now.getTime() + LOOK_AGAIN_MS);

/** Its end is told by an event, which is delivered until it is handled. */
async function waitForCharge(platform: Platform, tx: Tx, { club_id }: LicenseRow): Promise<void> {
  await updateLicense(tx, club_id, { due_at: lookAgainAt(platform.clock.now()) });
}

export const withoutCharge = { charge_id: null, charge_plan: null, charge_try: null } as const;

/** The plan that follows: none where nobody pays any more. */
export function followingPlan(platform: Platform, club: Club, row: LicenseRow): LicensePlan | undefined {
  if (row.granted || club.delete_after !== null || club.closed_at !== null) return undefined;
  const plan = planOf(platform, row.next_plan ?? row.plan);
  return plan === undefined || plan.key === freePlan(platform).key ? undefined : plan;
}

/** The row is locked. With a charge, the payer's card has brought the money into their wallet. */
export async function endMonth(
  platform: Platform,
  tx: Tx,
  club: Club,
  row: LicenseRow,
  charge_id: string | null = null,
): Promise<void> {
  const plan = followingPlan(platform, club, row);
  if (plan === undefined) return backToFree(platform, tx, row);
  const { club_id } = row;
  const { anchor_day, ...month } = nextMonth(row, platform.clock.now());
  // Whoever has the club now never agreed to pay from a wallet of theirs.
  const payer_id = row.payer_id === club.owner_id ? row.payer_id : null;
  const price = priceOf(row, plan);
  try {
    const paid = { ...month, club_id, kind: 'renewal', name: plan.name, amount: price } as const;
    await pay(platform, tx, { ...paid, payer_id, by: null, charge_id });
  } catch (error) {
    // What an earlier charge brought is spent first; a limit or a pause is no reason to ask the card.
    if (!(error instanceof Failure && error.reason === notEnough)) throw error;
    if (!row.use_card || payer_id === null || charge_id !== null) throw error;
    return chargeCard(platform, tx, row, { user_id: payer_id, name: plan.name, amount: price });
  }
  await applyPlan(tx, club_id, plan, {
    ...{ ...month, anchor_day, price, payer_id, next_plan: null, tries: 0, due_at: month.ends_at },
    ...withoutCharge,
    since: plan.key === row.plan ? row.since : platform.clock.now(),
  });
}

/** What the license gives stays until the charge has ended. */
async function chargeCard(
  platform: Platform,
  tx: Tx,
  row: LicenseRow,
  of: { user_id: string; name: string; amount: number },
): Promise<void> {
  const { club_id, ends_at, tries } = row;
  // Another owner's card is another try of the same month.
  const attempt = `${of.user_id}:${ends_at?.toISOString()}:${tries}`;
  const charge_id = await askCard(platform, tx, { ...of, club_id, attempt });
  const due_at = lookAgainAt(platform.clock.now());
  await updateLicense(tx, club_id, { charge_id, charge_try: tries, due_at });
}

export function priceOf(row: LicenseRow, plan: LicensePlan): number {
  return plan.key === row.plan ? row.price : plan.price_cents;
}

export async function backToFree(platform: Platform, tx: Tx, row: LicenseRow): Promise<void> {
  const [free, since] = [freePlan(platform), platform.clock.now()];
  await withdrawCharge(tx, row.charge_id, since);
  await applyPlan(tx, row.club_id, free, { ...withoutMonth, since });
  await recordDeed(platform, tx, {
    ...{ club_id: row.club_id, actor_id: null, deed: 'licenses.ended' },
    details: { from: row.terms.name, to: free.name },
  });
}

/** The row is locked. Answers false where that was the last try. With a charge, it may still be confirmed, and is told of by itself. */
export async function noteFailed(
  platform: Platform,
  tx: Tx,
  club: Club,
  row: LicenseRow,
  charge_id: string | null = null,
): Promise<boolean> {
  const now = platform.clock.now();
  const plan = followingPlan(platform, club, row);
  const gap = RETRY_GAPS_DAYS[row.tries];
  const next = gap === undefined ? null : daysAfter(now, gap);
  if (next === null) await backToFree(platform, tx, row);
  else {
    const charge = charge_id === null ? withoutCharge : {};
    await updateLicense(tx, row.club_id, { tries: row.tries + 1, due_at: next, ...charge });
    if (charge_id !== null) return true;
  }
  await tx.emit(licensePaymentFailed, {
    ...{ club_id: row.club_id, license: plan?.name ?? row.terms.name, at: now.toISOString() },
    amount_cents: plan === undefined ? row.price : priceOf(row, plan),
    next_try_at: next?.toISOString() ?? null,
  });
  return next !== null;
}

// Owns what a club's staff see of its money: earnings by source and day, what is payable, and its payouts.
import { rangeWrong } from '@stagepass/contract/ledger/errors.ts';
import { LEAST_PAYOUT_CENTS, type Payout, type Revenue } from '@stagepass/contract/ledger/payout-shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { day_ms, payableOf } from '../payable.ts';
import { presentPayout } from '../payout-views.ts';
import {
  byRequest,
  type EarnedRow,
  isIdentityChecked,
  listEarned,
  listPayoutRows,
  sumUnderWay,
} from '../payouts.store.ts';

const usualDays = 30;
const mostDays = 366;

interface Range {
  from: string;
  to: string;
  days: string[];
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

function rangeOf(now: Date, asked: { from?: string | undefined; to?: string | undefined }): Range {
  const to = Date.parse(`${asked.to ?? dayOf(now.getTime())}T00:00:00Z`);
  const from =
    asked.from === undefined ? to - (usualDays - 1) * day_ms : Date.parse(`${asked.from}T00:00:00Z`);
  const count = Math.round((to - from) / day_ms) + 1;
  if (!(count >= 1 && count <= mostDays)) return fail(rangeWrong);
  return {
    from: dayOf(from),
    to: dayOf(to),
    days: Array.from({ length: count }, (_, at) => dayOf(from + at * day_ms)),
  };
}

export async function getRevenue(
  platform: Platform,
  actor: SignedIn,
  asked: { club_id: string; from?: string | undefined; to?: string | undefined },
): Promise<Revenue> {
  const { db } = platform;
  const now = platform.clock.now();
  const { club } = await loadClubFor(platform, db, actor, asked.club_id, 'manage-club');
  const range = rangeOf(now, asked);
  const earned = await listEarned(db, {
    club_id: club.id,
    from: new Date(`${range.from}T00:00:00Z`),
    to: new Date(Date.parse(`${range.to}T00:00:00Z`) + day_ms),
  });
  return {
    ...(await payableOf(db, club.id, now)),
    under_way_cents: await sumUnderWay(db, club.id),
    least_payout_cents: LEAST_PAYOUT_CENTS,
    identity_checked: await isIdentityChecked(db, club.owner_id),
    from: range.from,
    to: range.to,
    total_cents: earned.reduce((sum, row) => sum + row.amount, 0),
    by_source: grouped(earned, (row) => row.kind).map(([kind, sums]) => ({ kind, ...sums })),
    by_day: byDay(range.days, earned),
  };
}

interface Sums {
  amount_cents: number;
  count: number;
}

function grouped<Key extends string>(
  rows: readonly EarnedRow[],
  keyOf: (row: EarnedRow) => Key,
): [Key, Sums][] {
  const groups = new Map<Key, Sums>();
  for (const row of rows) {
    const sums = groups.get(keyOf(row)) ?? { amount_cents: 0, count: 0 };
    groups.set(keyOf(row), {
      amount_cents: sums.amount_cents + row.amount,
      count: sums.count + row.count,
    });
  }
  return [...groups].sort(([, one], [, other]) => other.amount_cents - one.amount_cents);
}

function byDay(days: readonly string[], rows: readonly EarnedRow[]): Revenue['by_day'] {
  const sums = new Map(grouped(rows, (row) => row.day));
  return days.map((day) => ({ day, ...(sums.get(day) ?? { amount_cents: 0, count: 0 }) }));
}

export async function listPayouts(
  platform: Platform,
  actor: SignedIn,
  asked: PageAsked & { club_id: string },
): Promise<Page<Payout>> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, asked.club_id, 'take-money-out');
  const { rows, next_cursor } = await byRequest.page(asked, (page) => listPayoutRows(db, club.id, page));
  return { data: rows.map(presentPayout), next_cursor };
}

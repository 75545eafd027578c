// Owns what those who run a club see of its license: what it allows, how much is used, and what others cost now.
import type { License, LicensePayment } from '@stagepass/contract/licenses/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { limitsInUse } from '#domains/clubs/public/limits-in-use.ts';
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOn } from '#domains/ledger/public/balances-of.ts';
import { type CardChargeStanding, cardChargesOf } from '#domains/ledger/public/card-charges-of.ts';
import { ownSalesOf } from '#domains/ledger/public/own-sales.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { byCreation, type Page, type PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { changeTo } from '../change.rules.ts';
import { findLicense, listPaymentRows } from '../licenses.store.ts';
import { freePlan, markOf, planOf } from '../plans.rules.ts';
import { missionsInUse } from '../public/missions-in-use.ts';
import type { LicenseRow } from '../tables.ts';
import { presentPayment } from '../views.ts';

const SALES_MS = 30 * 86_400_000;

export async function getLicense(platform: Platform, actor: SignedIn, id: string): Promise<License> {
  const { club } = await loadClubFor(platform, platform.db, actor, id, 'manage-club');
  const { db } = platform;
  const now = platform.clock.now();
  const row = (await findLicense(db, club.id)) ?? rowless(platform, club);
  const since_sales = new Date(now.getTime() - SALES_MS);
  const [counted, missions, { available_cents }, sold, charges] = await Promise.all([
    limitsInUse(db, club.id),
    missionsInUse.read()(db, club.id, now),
    balancesOn(db, clubAccount(club.id)),
    ownSalesOf(db, { club_id: club.id, since: since_sales }),
    cardChargesOf(db, row.charge_id === null ? [] : [row.charge_id]),
  ]);
  const next = row.next_plan === null ? undefined : planOf(platform, row.next_plan);
  const { terms, since, granted, ends_at, price: price_cents, tries, due_at } = row;
  return {
    ...{
      plan: terms,
      since: since.toISOString(),
      granted,
      ends_at: ends_at?.toISOString() ?? null,
      price_cents,
    },
    pay_from: payFromOf(row, club),
    charge: chargeOf(row, charges),
    next: next === undefined ? null : { key: next.key, name: next.name, price_cents: next.price_cents },
    next_try_at: tries > 0 ? (due_at?.toISOString() ?? null) : null,
    use: [
      { limit: 'members', used: counted.members.used, allowed: counted.members.cap },
      { limit: 'admins', used: counted.admins.used, allowed: counted.admins.cap },
      { limit: 'missions', used: missions, allowed: terms.missions },
    ],
    balance_cents: available_cents,
    offers: platform.config.LICENSES.map((plan) => ({
      ...{ ...plan, current: plan.key === row.plan, ...changeTo(row, plan, now) },
      saves_cents: Math.floor((sold * Math.max(0, terms.fee_bp - plan.fee_bp)) / 10_000),
    })),
  };
}

function payFromOf({ payer_id, use_card }: LicenseRow, { owner_id }: Club): License['pay_from'] {
  if (payer_id !== owner_id) return 'club';
  return use_card ? 'card' : 'wallet';
}

function chargeOf(
  { charge_id }: LicenseRow,
  charges: ReadonlyMap<string, CardChargeStanding>,
): License['charge'] {
  const charge = charges.get(charge_id ?? '');
  if (charge_id === null || charge === undefined) return null;
  const { state, amount_cents, confirm_until } = charge;
  return {
    ...{ id: charge_id, amount_cents, confirm_until: confirm_until?.toISOString() ?? null },
    // One that has ended a moment ago shows as under way, until the license has heard of it.
    state: state === 'confirming' ? 'confirming' : 'requested',
  };
}

/** A club that never had another is on the free license since it was founded. */
function rowless(platform: Platform, club: Club): LicenseRow {
  const terms = freePlan(platform);
  return {
    ...{ club_id: club.id, plan: terms.key, terms, terms_mark: markOf(terms), since: club.created_at },
    ...{ granted: false, starts_at: null, ends_at: null, anchor_day: 1, price: 0, payer_id: null },
    ...{ next_plan: null, tries: 0, due_at: null },
    ...{ use_card: false, charge_id: null, charge_plan: null, charge_try: null },
  };
}

export async function listLicensePayments(
  platform: Platform,
  actor: SignedIn,
  { id, ...asked }: PageAsked & { id: string },
): Promise<Page<LicensePayment>> {
  const { club } = await loadClubFor(platform, platform.db, actor, id, 'take-money-out');
  const { rows, next_cursor } = await byCreation.page(asked, (page) =>
    listPaymentRows(platform.db, club.id, page),
  );
  return { data: rows.map(presentPayment), next_cursor };
}

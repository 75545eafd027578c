// Owns the SQL of licenses: a club's row, what is due or outdated, payments, and which warnings were given.
import { type LicensePlan, usualFree } from '@stagepass/base/licenses.ts';
import type { Updateable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, maybeOne, prepared, run } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { byCreation, type CreationPage, keyset, type PageOf } from '#platform/paging/keyset.ts';
import { markOf } from './plans.rules.ts';
import type { LicenseRow, LicensesTables, PaymentRow } from './tables.ts';

const db = tablesOf<LicensesTables>();

export const bySince = keyset({ since: time, club_id: id });

export async function findLicense(tx: Executor, clubId: string): Promise<LicenseRow | undefined> {
  return maybeOne(tx, db.selectFrom('club_licenses').selectAll().where('club_id', '=', clubId));
}

const nameOf = prepared<{ name: string }>(
  'licenses-name-of',
  "select terms->>'name' as name from club_licenses where club_id = $1",
);

/** A club without a row is on the usual free license. */
export async function nameOfLicense(tx: Executor, clubId: string): Promise<string> {
  return (await nameOf(tx, [clubId]))[0]?.name ?? usualFree.name;
}

const termsOf = prepared<{ terms: LicensePlan }>(
  'licenses-terms-of',
  'select terms from club_licenses where club_id = $1',
);

export async function findTerms(tx: Executor, clubId: string): Promise<LicensePlan | undefined> {
  return (await termsOf(tx, [clubId]))[0]?.terms;
}

/** Locked until the transaction ends; a club without a row gets one, on the given plan since then. */
export async function lockLicense(
  tx: Executor,
  { club_id, plan, since }: { club_id: string; plan: LicensePlan; since: Date },
): Promise<LicenseRow> {
  await tx.query({
    text: `insert into club_licenses (club_id, plan, terms, terms_mark, since) values ($1, $2, $3, $4, $5)
      on conflict do nothing`,
    values: [club_id, plan.key, JSON.stringify(plan), markOf(plan), since],
  });
  const query = db.selectFrom('club_licenses').selectAll().where('club_id', '=', club_id).forUpdate();
  return (await maybeOne(tx, query)) as LicenseRow;
}

/** Granted by the operator, the latest first. */
export async function listGranted(tx: Executor, page: PageOf<typeof bySince>): Promise<LicenseRow[]> {
  const query = db.selectFrom('club_licenses').selectAll().where('granted', '=', true);
  return many(tx, bySince.apply(query, page, 'desc'));
}

export async function updateLicense(
  tx: Executor,
  clubId: string,
  changes: Updateable<LicensesTables['club_licenses']>,
): Promise<void> {
  await run(tx, db.updateTable('club_licenses').set(changes).where('club_id', '=', clubId));
}

export async function listDue(tx: Executor, { now, limit, except }: Asked): Promise<string[]> {
  const { rows } = await tx.query<{ club_id: string }>({
    text: `select club_id from club_licenses where due_at <= $1 and club_id::text <> all($3)
      order by due_at limit $2`,
    values: [now, limit, except],
  });
  return rows.map(({ club_id }) => club_id);
}

/** Clubs on one of these plans with other terms than it has now. */
export async function listOutdated(
  tx: Executor,
  plans: readonly LicensePlan[],
  { limit, except }: Asked,
): Promise<string[]> {
  const { rows } = await tx.query<{ club_id: string }>({
    text: `select l.club_id from unnest($1::text[], $2::text[]) p (key, mark)
      join club_licenses l on l.plan = p.key and l.terms_mark <> p.mark
      where l.club_id::text <> all($4) order by l.club_id limit $3`,
    values: [plans.map(({ key }) => key), plans.map(markOf), limit, except],
  });
  return rows.map(({ club_id }) => club_id);
}

export async function listWithoutRow(tx: Executor, { limit, except }: Asked): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select c.id from club_facts c left join club_licenses l on l.club_id = c.id
      where l.club_id is null and c.closed_at is null and c.id::text <> all($2) order by c.id limit $1`,
    values: [limit, except],
  });
  return rows.map(({ id }) => id);
}

export async function insertPayment(tx: Executor, row: PaymentRow): Promise<void> {
  await run(tx, db.insertInto('license_payments').values(row));
}

export async function hasPaymentOfCharge(
  tx: Executor,
  of: { club_id: string; charge_id: string },
): Promise<boolean> {
  const query = db.selectFrom('license_payments').select('id');
  const found = query.where('club_id', '=', of.club_id).where('charge_id', '=', of.charge_id);
  return (await many(tx, found)).length > 0;
}

/** Whether the month that ends then was paid with it, whole or in part. */
export async function hasMonthOfCharge(
  tx: Executor,
  of: { club_id: string; charge_id: string; ends_at: Date },
): Promise<boolean> {
  const query = db.selectFrom('license_payments').select('id').where('club_id', '=', of.club_id);
  const found = query.where('charge_id', '=', of.charge_id).where('ends_at', '=', of.ends_at);
  return (await many(tx, found)).length > 0;
}

/** Whose wallet paid the month that ends then, the last payment of several; null is the club's balance, or nobody who is still here. */
export async function findMonthPayer(
  tx: Executor,
  of: { club_id: string; ends_at: Date },
): Promise<string | null> {
  const { rows } = await tx.query<{ user_id: string | null }>({
    text: `select case when pay_from = 'wallet' then user_id end as user_id from license_payments
      where club_id = $1 and ends_at = $2 and kind <> 'refund' order by created_at desc, id desc limit 1`,
    values: [of.club_id, of.ends_at],
  });
  return rows[0]?.user_id ?? null;
}

export async function listPaymentRows(
  tx: Executor,
  clubId: string,
  page: CreationPage,
): Promise<PaymentRow[]> {
  const query = db.selectFrom('license_payments').selectAll().where('club_id', '=', clubId);
  return many(tx, byCreation.apply(query, page, 'desc'));
}

export async function listPaymentsOf(tx: Executor, userId: string): Promise<PaymentRow[]> {
  const query = db.selectFrom('license_payments').selectAll().where('user_id', '=', userId);
  return many(tx, query.orderBy('created_at').limit(10_000));
}

/** The books stay; whose wallet it was goes with them. */
export async function removePayer(tx: Executor, userId: string): Promise<void> {
  await run(tx, db.updateTable('license_payments').set({ user_id: null }).where('user_id', '=', userId));
  const nobody = { payer_id: null, use_card: false };
  await run(tx, db.updateTable('club_licenses').set(nobody).where('payer_id', '=', userId));
}

/** False where the same was told within the month before. */
export async function takeWarning(
  tx: Executor,
  of: { club_id: string; limit: string; percent: number; allowed: number; at: Date },
): Promise<boolean> {
  const { count } = await tx.query({
    text: `insert into license_warnings (club_id, limit_name, percent, allowed, told_at) values ($1, $2, $3, $4, $5)
      on conflict (club_id, limit_name, percent, allowed) do update set told_at = excluded.told_at
      where license_warnings.told_at < excluded.told_at - interval '30 days'`,
    values: [of.club_id, of.limit, of.percent, of.allowed, of.at],
  });
  return count === 1;
}

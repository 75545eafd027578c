// Owns the SQL of mailed codes, their daily counts and of email changes under way.
import { sql } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { removeBy } from '#platform/db/common-statements.ts';
import { type Executor, maybeOne, one, run } from '#platform/db/executor.ts';
import type { AuthTables, EmailChangeRow, OtpPurpose, OtpRow } from './tables.ts';

const db = tablesOf<AuthTables>();

// The column is small; long before, the code is worth nothing.
const TRIES_COUNTED_MOST = 1000;

export interface OtpDay {
  codes: number;
  wrong: number;
}

/** Makes sure that the day's row is there, and locks it: tries at one account come one after the other. */
export async function lockOtpDay(tx: Executor, subject: string, day: string): Promise<OtpDay> {
  const statement = db
    .insertInto('auth_otp_days')
    .values({ subject, day })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'day']).doUpdateSet({ subject: sql`excluded.subject` }),
    )
    .returning(['codes', 'wrong']);
  return one(tx, statement);
}

export async function setOtpDay(tx: Executor, subject: string, day: string, counts: OtpDay): Promise<void> {
  const statement = db
    .updateTable('auth_otp_days')
    .set(counts)
    .where('subject', '=', subject)
    .where('day', '=', day);
  await run(tx, statement);
}

export async function findOtp(
  tx: Executor,
  by: { user_id: string; purpose: OtpPurpose },
): Promise<OtpRow | undefined> {
  const query = db
    .selectFrom('auth_otps')
    .selectAll()
    .where('user_id', '=', by.user_id)
    .where('purpose', '=', by.purpose)
    .forUpdate();
  return maybeOne(tx, query);
}

export async function putOtp(tx: Executor, otp: OtpRow): Promise<void> {
  const statement = db
    .insertInto('auth_otps')
    .values(otp)
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(otp));
  await run(tx, statement);
}

export async function countOtpTry(tx: Executor, by: { user_id: string; purpose: OtpPurpose }): Promise<void> {
  const statement = db
    .updateTable('auth_otps')
    .set({ tries: sql`least(tries + 1, ${TRIES_COUNTED_MOST})` })
    .where('user_id', '=', by.user_id)
    .where('purpose', '=', by.purpose);
  await run(tx, statement);
}

export async function deleteOtp(tx: Executor, by: { user_id: string; purpose: OtpPurpose }): Promise<void> {
  const statement = db
    .deleteFrom('auth_otps')
    .where('user_id', '=', by.user_id)
    .where('purpose', '=', by.purpose);
  await run(tx, statement);
}

export const deleteOtpsOf = removeBy(db, 'auth_otps', 'user_id');

export async function putEmailChange(tx: Executor, change: EmailChangeRow): Promise<void> {
  const statement = db
    .insertInto('auth_email_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change));
  await run(tx, statement);
}

export async function lockEmailChange(tx: Executor, userId: string): Promise<EmailChangeRow | undefined> {
  const query = db.selectFrom('auth_email_changes').selectAll().where('user_id', '=', userId).forUpdate();
  return maybeOne(tx, query);
}

export const deleteEmailChange = removeBy(db, 'auth_email_changes', 'user_id');

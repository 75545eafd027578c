// Owns the SQL of promotion codes and of who used them: rows in, rows out, no decisions.
import { tablesOf } from '#platform/db/builder.ts';
import { insertNew, rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, prepared } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { CodeRow, SubscriptionsTables } from './tables.ts';

const db = tablesOf<SubscriptionsTables>();
export const {
  insert: insertCode,
  find: findCode,
  lock: lockCode,
  update: updateCode,
} = rowsById(db, 'subscription_codes');

export const byMaking = keyset({ created_at: time, id });

/** False where this fan used the code before. */
export const insertUse = insertNew(db, 'subscription_code_uses');

/** Held until the transaction ends: one at a time makes a code of a club. */
export async function lockClubCodes(tx: Executor, clubId: string): Promise<void> {
  await oneAtATime(tx, 'subscription-codes', clubId);
}

/** Newest first. */
export async function listCodesOf(
  tx: Executor,
  clubId: string,
  page: PageOf<typeof byMaking>,
): Promise<CodeRow[]> {
  const query = db.selectFrom('subscription_codes').selectAll().where('club_id', '=', clubId);
  return many(tx, byMaking.apply(query, page, 'desc'));
}

const usable = prepared<{ count: number }>(
  'subscriptions-usable-codes',
  `select count(*)::int as count from subscription_codes where club_id = $1 and active and (ends_at is null or ends_at > $2)
     and (most_uses is null or uses < most_uses)`,
);

/** How many of a club's codes can be used: without those that are switched off, over or used up. */
export async function countUsable(tx: Executor, of: { club_id: string; at: Date }): Promise<number> {
  return (await usable(tx, [of.club_id, of.at]))[0]?.count ?? 0;
}

export async function findCodeOf(
  tx: Executor,
  of: { club_id: string; code: string },
): Promise<CodeRow | undefined> {
  const query = db.selectFrom('subscription_codes').selectAll().where('club_id', '=', of.club_id);
  return maybeOne(tx, query.where('code', '=', of.code));
}

const take = prepared<{ id: string }>(
  'subscriptions-take-code',
  `update subscription_codes set uses = uses + 1 where id = $1 and active and (most_uses is null or uses < most_uses)
     and (ends_at is null or ends_at > $2) returning id`,
);

/** False where it cannot be used any more. Locks the code until the transaction ends. */
export async function takeUse(tx: Executor, of: { code_id: string; at: Date }): Promise<boolean> {
  return (await take(tx, [of.code_id, of.at])).length === 1;
}

const usedBy = prepared<{ code_id: string }>(
  'subscriptions-code-used',
  'select code_id from subscription_code_uses where code_id = $1 and user_id = $2',
);

export async function hasUsed(tx: Executor, of: { code_id: string; user_id: string }): Promise<boolean> {
  return (await usedBy(tx, [of.code_id, of.user_id])).length === 1;
}

/** All of one person's, for their own data. */
export async function listUsesOfPerson(tx: Executor, userId: string): Promise<{ code: string; at: Date }[]> {
  const { rows } = await tx.query<{ code: string; at: Date }>({
    text: `select c.code, u.at from subscription_code_uses u join subscription_codes c on c.id = u.code_id
      where u.user_id = $1 order by u.at`,
    values: [userId],
  });
  return rows;
}

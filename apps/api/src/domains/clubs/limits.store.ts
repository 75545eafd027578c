// Owns the SQL of limits: one counter row per club and name, taken from under its lock.
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, prepared, run } from '#platform/db/executor.ts';
import type { ClubsTables } from './tables.ts';

const db = tablesOf<ClubsTables>();

const take = prepared<{ used: number }>(
  'clubs-take-from-limit',
  `update club_limits set used = used + $3
   where club_id = $1 and name = $2 and (cap is null or used + $3 <= cap) returning used`,
);

/** False where the cap would be passed. */
export async function takeUsed(tx: Executor, clubId: string, name: string, amount: number): Promise<boolean> {
  return (await take(tx, [clubId, name, amount])).length === 1;
}

const give = prepared<{ used: number }>(
  'clubs-give-to-limit',
  'update club_limits set used = greatest(0, used - $3) where club_id = $1 and name = $2 returning used',
);

export async function giveUsed(tx: Executor, clubId: string, name: string, amount: number): Promise<void> {
  await give(tx, [clubId, name, amount]);
}

export interface LimitRow {
  name: string;
  used: number;
  cap: number | null;
}

export async function listLimits(tx: Executor, clubId: string): Promise<LimitRow[]> {
  const query = db
    .selectFrom('club_limits')
    .select(['name', 'used', 'cap'])
    .where('club_id', '=', clubId)
    .orderBy('name')
    .limit(50);
  return many(tx, query);
}

export async function insertLimits(
  tx: Executor,
  clubId: string,
  limits: Readonly<Record<string, number | null>>,
): Promise<void> {
  const rows = Object.entries(limits).map(([name, cap]) => ({ club_id: clubId, name, cap }));
  await run(tx, db.insertInto('club_limits').values(rows));
}

export async function setLimitCap(
  tx: Executor,
  clubId: string,
  name: string,
  cap: number | null,
): Promise<void> {
  const statement = db
    .insertInto('club_limits')
    .values({ club_id: clubId, name, cap })
    .onConflict((conflict) => conflict.columns(['club_id', 'name']).doUpdateSet({ cap }));
  await run(tx, statement);
}

export async function lockLimitRow(tx: Executor, clubId: string, name: string): Promise<void> {
  const query = db
    .selectFrom('club_limits')
    .select('used')
    .where('club_id', '=', clubId)
    .where('name', '=', name)
    .forUpdate();
  await many(tx, query);
}

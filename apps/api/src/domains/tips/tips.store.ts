// Owns the SQL of tips and of the jars that they go into.
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { TipRow, TipsTables } from './tables.ts';

const db = tablesOf<TipsTables>();
export const { insert: insertTip, find: findTip, update: updateTip } = rowsById(db, 'tips');

export const byMoment = keyset({ at: time, id });

const jar = prepared<{ is_on: boolean }>('tips-jar', 'select is_on from tip_jars where club_id = $1');
const heldJar = prepared<{ is_on: boolean }>(
  'tips-jar-held',
  'select is_on from tip_jars where club_id = $1 for share',
);

/** A club without a row takes none. */
export async function isJarOn(tx: Executor, clubId: string): Promise<boolean> {
  return (await jar(tx, [clubId]))[0]?.is_on === true;
}

/** The same, and it stays so until the transaction ends. */
export async function holdJarOn(tx: Executor, clubId: string): Promise<boolean> {
  return (await heldJar(tx, [clubId]))[0]?.is_on === true;
}

/** Whether it was changed by this. */
export async function putJar(
  tx: Executor,
  of: { club_id: string; on: boolean; by: string; at: Date },
): Promise<boolean> {
  const { rows } = await tx.query<{ club_id: string }>({
    text: `insert into tip_jars (club_id, is_on, set_by, set_at) values ($1, $2, $3, $4)
      on conflict (club_id) do update set is_on = excluded.is_on, set_by = excluded.set_by, set_at = excluded.set_at
      where tip_jars.is_on <> excluded.is_on returning club_id`,
    values: [of.club_id, of.on, of.by, of.at],
  });
  return rows.length === 1;
}

export async function listOfClub(
  tx: Executor,
  clubId: string,
  page: PageOf<typeof byMoment>,
): Promise<TipRow[]> {
  const query = db.selectFrom('tips').selectAll().where('club_id', '=', clubId);
  return many(tx, byMoment.apply(query, page, 'desc'));
}

/** All of one person's, for their own data. */
export async function listOfPerson(tx: Executor, userId: string): Promise<TipRow[]> {
  return many(tx, db.selectFrom('tips').selectAll().where('user_id', '=', userId).orderBy('at'));
}

/** What they wrote goes with the account; what they gave stays the club's. */
export async function removePerson(tx: Executor, userId: string): Promise<void> {
  await tx.query({
    text: `update tips set user_id = null, note = '', note_held = false where user_id = $1`,
    values: [userId],
  });
}

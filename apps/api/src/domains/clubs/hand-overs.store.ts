// Owns the SQL of offers to hand a club over: one a club at most.
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, maybeOne, run } from '#platform/db/executor.ts';
import type { ClubsTables } from './tables.ts';

const db = tablesOf<ClubsTables>();

export type HandOverRow = ClubsTables['club_hand_overs'];

export async function findHandOver(tx: Executor, clubId: string): Promise<HandOverRow | undefined> {
  return maybeOne(tx, db.selectFrom('club_hand_overs').selectAll().where('club_id', '=', clubId));
}

export async function putHandOver(tx: Executor, offer: HandOverRow): Promise<void> {
  const statement = db
    .insertInto('club_hand_overs')
    .values(offer)
    .onConflict((conflict) => conflict.column('club_id').doUpdateSet(offer));
  await run(tx, statement);
}

/** False where there was none. */
export async function deleteHandOver(tx: Executor, clubId: string): Promise<boolean> {
  return (await run(tx, db.deleteFrom('club_hand_overs').where('club_id', '=', clubId))) === 1;
}

export async function deleteHandOversOf(tx: Executor, userId: string): Promise<void> {
  const statement = db
    .deleteFrom('club_hand_overs')
    .where((where) => where.or([where('to_id', '=', userId), where('from_id', '=', userId)]));
  await run(tx, statement);
}

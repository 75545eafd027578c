// Owns the SQL of handles: who has one, and for which club a former one is kept.
import { tablesOf } from '#platform/db/builder.ts';
import { removeBy } from '#platform/db/common-statements.ts';
import { type Executor, run } from '#platform/db/executor.ts';
import type { ClubsTables } from './tables.ts';

const db = tablesOf<ClubsTables>();

/** Those of the handles that a club has, or that are kept for one other than `except`. */
export async function listTaken(
  tx: Executor,
  handles: readonly string[],
  { at, except }: { at: Date; except?: string },
): Promise<Set<string>> {
  const { rows } = await tx.query<{ handle: string }>({
    text: `select handle from clubs where handle = any($1)
      union select handle from club_handles_kept
      where handle = any($1) and kept_until > $2 and club_id is distinct from $3`,
    values: [handles, at, except ?? null],
  });
  return new Set(rows.map((row) => row.handle));
}

export async function keepHandle(
  tx: Executor,
  kept: { handle: string; club_id: string; kept_until: Date },
): Promise<void> {
  const statement = db
    .insertInto('club_handles_kept')
    .values(kept)
    .onConflict((conflict) => conflict.column('handle').doUpdateSet(kept));
  await run(tx, statement);
}

export const releaseHandle = removeBy(db, 'club_handles_kept', 'handle');

export const releaseHandlesOf = removeBy(db, 'club_handles_kept', 'club_id');

export async function deleteHandlesKeptUntil(tx: Executor, at: Date): Promise<void> {
  await run(tx, db.deleteFrom('club_handles_kept').where('kept_until', '<=', at));
}

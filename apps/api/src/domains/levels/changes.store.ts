// Owns the SQL of changes of level and tier that wait to be shown: from what the person last knew to what is now.
import type { Executor } from '#platform/db/executor.ts';
import type { LevelChangeRow } from './tables.ts';

/**
 * A further change before the first was shown makes one of both; there and back again is none. Nothing is noted for who was
 * signed in on no device: they come back to things as they are.
 */
export async function noteChange(tx: Executor, row: LevelChangeRow): Promise<void> {
  await tx.query({
    text: `insert into level_changes as c (user_id, club_id, kind, from_rank, to_rank, to_name, created_at)
      select $1, $2, $3, $4, $5, $6, $7::timestamptz
      where exists (select from session_begins s where s.user_id = $1 and s.created_at <= $7::timestamptz)
      on conflict (user_id, club_id, kind) do update
      set to_rank = excluded.to_rank, to_name = excluded.to_name, created_at = excluded.created_at`,
    values: [row.user_id, row.club_id, row.kind, row.from_rank, row.to_rank, row.to_name, row.created_at],
  });
  await tx.query({
    text: `delete from level_changes
      where user_id = $1 and club_id = $2 and kind = $3 and from_rank = to_rank`,
    values: [row.user_id, row.club_id, row.kind],
  });
}

/** Each is answered once, to whoever asks first. */
export async function takeChanges(tx: Executor, userId: string): Promise<LevelChangeRow[]> {
  const { rows } = await tx.query<LevelChangeRow>({
    text: 'delete from level_changes where user_id = $1 returning *',
    values: [userId],
  });
  return rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
}

// Owns the reading of a club's audit log, newest first, by key. Who may read it is the caller's to decide.
import type { DeedView } from '@stagepass/contract/safety/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { isId } from '#platform/ids/new-id.ts';
import { refuseCursor } from '#platform/paging/time-key.ts';
import { listDeedsOfClub } from '../deeds.store.ts';
import type { DeedRow } from '../tables.ts';

const pageSize = 50;

export async function listDeeds(
  tx: Executor,
  { club_id, cursor }: { club_id: string | null; cursor: string | undefined },
): Promise<{ deeds: DeedView[]; next_cursor: string | null }> {
  if (cursor !== undefined && !isId(cursor)) refuseCursor();
  const rows = await listDeedsOfClub(tx, { club_id, before: cursor, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  return {
    deeds: shown.map(presentDeed),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

function presentDeed(row: DeedRow): DeedView {
  const subject =
    row.subject_kind === null || row.subject_id === null
      ? null
      : { kind: row.subject_kind, id: row.subject_id };
  return {
    id: row.id,
    deed: row.deed,
    actor_id: row.actor_id,
    subject,
    details: structuredClone(row.details) as DeedView['details'],
    created_at: row.created_at.toISOString(),
  };
}

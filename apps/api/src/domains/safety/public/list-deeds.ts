// Owns the reading of a club's audit log, newest first, by key. Who may read it is the caller's to decide.

import type { DeedView } from '@stagepass/contract/safety/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { byId, listDeedsOfClub } from '../deeds.store.ts';
import type { DeedRow } from '../tables.ts';

const pageSize = 50;

/** All of them, or those of the given domains: the part of a deed's name before its dot. */
export async function listDeeds(
  tx: Executor,
  of: { club_id: string | null; domains?: readonly string[]; cursor: string | undefined },
): Promise<{ deeds: DeedView[]; next_cursor: string | null }> {
  const { rows, next_cursor } = await byId.page({ cursor: of.cursor, limit: pageSize }, (page) =>
    listDeedsOfClub(tx, of, page),
  );
  return { deeds: rows.map(presentDeed), next_cursor };
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

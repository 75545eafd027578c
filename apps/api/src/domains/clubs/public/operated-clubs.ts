// Owns clubs as the site operator sees them: found by name, handle or id, private ones too, and suspended or not.
import { clubSuspended } from '@stagepass/contract/clubs/events.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { byCreation } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { lockClub } from '../clubs.store.ts';
import { setSuspended } from '../set-suspended.ts';

export interface OperatedClubRow {
  id: string;
  owner_id: string;
  suspended_at: Date | null;
  created_at: Date;
}

const pageSize = 30;

export function listOperatedClubs(
  tx: Executor,
  { q, suspended, cursor }: { q: string; suspended: boolean; cursor: string | undefined },
): Promise<{ rows: OperatedClubRow[]; next_cursor: string | null }> {
  return byCreation.page({ cursor, limit: pageSize }, async ({ after, limit }) => {
    const { rows } = await tx.query<OperatedClubRow>({
      text: `select id, owner_id, suspended_at, created_at from clubs
        where closed_at is null ${suspended ? 'and suspended_at is not null' : ''}
          and ($1 = '' or handle = lower($1) or position(lower($1) in lower(name)) > 0 or id = $2)
          and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
        order by created_at desc, id desc limit $5`,
      values: [q, isId(q) ? q : null, after?.created_at ?? null, after?.id ?? null, limit],
    });
    return rows;
  });
}

export async function countSuspendedClubs(tx: Executor): Promise<number> {
  const { rows } = await tx.query<{ suspended: number }>({
    text: 'select count(*)::int as suspended from clubs where suspended_at is not null and closed_at is null',
  });
  return rows[0]?.suspended ?? 0;
}

/** Its owner is told the reason. */
export async function setClubSuspended(
  platform: Platform,
  tx: Tx,
  { id, at, reason }: { id: string; at: Date | null; reason: string },
): Promise<'changed' | 'same' | 'missing'> {
  const club = await lockClub(tx, id);
  if (club === undefined || club.closed_at !== null) return 'missing';
  if ((club.suspended_at === null) === (at === null)) return 'same';
  await setSuspended(platform, tx, id, at);
  await tx.emit(clubSuspended, {
    club_id: id,
    owner_id: club.owner_id,
    suspended: at !== null,
    reason,
    at: platform.clock.now().toISOString(),
  });
  return 'changed';
}

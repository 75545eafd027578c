// Owns which of many missions somebody may not do, by perks of tiers and levels and by conditions: a few queries a club that asks for something.
import { evaluateTrees } from '#domains/conditions/public/evaluate.ts';
import { listStaffAmong } from '#domains/items/public/refuse-staff.ts';
import type { Executor } from '#platform/db/executor.ts';
import { clubsWithPrivateMissions } from './private-missions.ts';
import type { MissionRow } from './tables.ts';

type Asking = Pick<MissionRow, 'id' | 'club_id' | 'private' | 'condition'>;

/** Ids of those. A visitor may do none that asks for something. */
export async function lockedMissions(
  tx: Executor,
  rows: readonly Asking[],
  userId: string | null,
): Promise<ReadonlySet<string>> {
  const asking = rows.filter((row) => row.private || row.condition !== null);
  if (asking.length === 0) return new Set();
  if (userId === null) return new Set(asking.map(({ id }) => id));
  const locked = new Set<string>();
  const private_in = await clubsWithPrivateMissions(
    tx,
    userId,
    asking.filter((row) => row.private).map(({ club_id }) => club_id),
  );
  for (const [club_id, missions] of Map.groupBy(asking, (row) => row.club_id)) {
    const staff = await listStaffAmong(tx, { club_id, user_ids: [userId] });
    if (staff.size > 0) continue;
    const met = await evaluateTrees(
      tx,
      missions.map(({ condition }) => condition),
      { user_id: userId, club_id },
    );
    for (const [at, { id, private: closed }] of missions.entries())
      if (!met[at] || (closed && !private_in.has(club_id))) locked.add(id);
  }
  return locked;
}

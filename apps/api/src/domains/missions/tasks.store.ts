// Owns the SQL of single steps over all of one person's clubs: those they have not passed, by deadline.
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, time, whole } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import { due, hasSlot, NEVER, period, runningMissions } from './own-missions.store.ts';
import type { MissionRow } from './tables.ts';

/** By deadline, the steps of one mission in their order; what has no deadline comes last. */
export const byDeadline = keyset({ due_at: time, mission_id: id, position: whole() });

export interface TaskRow extends MissionRow {
  time_zone: string;
  mission_id: string;
  due_at: Date;
  period: string;
  step_id: string;
  /** Of the step. */
  position: number;
}

/**
 * Clubs by `memberships_of_user`, their missions by `missions_live`, the person's round by `mission_parts_once`, steps by the
 * index of their owner, passes by the key of progress. Steps in review are handed in, not passed: they are listed.
 */
const tasks = prepared<TaskRow>(
  'missions-tasks',
  `select m.*, m.id as mission_id, c.time_zone, ${period} as period, r.id as step_id, r.position,
     coalesce(${due}, ${NEVER}) as due_at
   ${runningMissions}
   join requirement_facts r on r.owner_kind = 'mission' and r.owner_id = m.id
   where s.user_id = $1 and ((p.state is null or p.state = 'expired') and ${hasSlot} or p.state in ('started', 'rejected', 'submitted'))
     and not exists (select from requirement_passes d where d.requirement_id = r.id and d.user_id = s.user_id and d.period = ${period})
     and ($3::timestamptz is null or (coalesce(${due}, ${NEVER}), m.id, r.position) > ($3, $4::uuid, $5::int))
   order by due_at, mission_id, r.position limit $6`,
);

export async function listTaskRows(
  tx: Executor,
  of: { user_id: string; now: Date },
  { after, limit }: PageOf<typeof byDeadline>,
): Promise<TaskRow[]> {
  return tasks(tx, [
    of.user_id,
    of.now,
    after?.due_at ?? null,
    after?.mission_id ?? null,
    after?.position ?? null,
    limit,
  ]);
}

/** Whether a deadline is one. */
export function deadlineOf({ due_at }: Pick<TaskRow, 'due_at'>): Date | null {
  return due_at.getUTCFullYear() === 9999 ? null : due_at;
}

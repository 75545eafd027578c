// Owns the question who has nothing left to do in a list but to wait for the club to look at what they handed in.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { ListOwner } from '../requirements.store.ts';

const waitingOnly = prepared<{ user_id: string; period: string }>(
  'requirements-waiting-only',
  `select v.user_id, v.period from requirement_reviews v
   where v.owner_kind = $1 and v.owner_id = $2 and v.decision is null and not exists (
     select from requirements r where r.owner_kind = $1 and r.owner_id = $2
       and not exists (select from requirement_progress p
         where p.requirement_id = r.id and p.user_id = v.user_id and p.period = v.period and p.passed_at is not null)
       and not exists (select from requirement_attempts a
         where a.requirement_id = r.id and a.user_id = v.user_id and a.period = v.period and a.state = 'review'))
   group by v.user_id, v.period order by min(v.handed_in_at), v.user_id, v.period`,
);

/** A person and the round, those who handed in first ahead. */
export async function listWaitingOnly(
  tx: Executor,
  owner: ListOwner,
): Promise<{ user_id: string; period: string }[]> {
  return waitingOnly(tx, [owner.kind, owner.id]);
}

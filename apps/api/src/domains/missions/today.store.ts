// Owns the SQL of the missions that stand in somebody's running order: two queries, however many clubs they are in.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { MissionRepeat, PartState } from '@stagepass/contract/missions/kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { due, hasSlot, period, running } from './own-missions.store.ts';

export interface TodayMissionRow {
  id: string;
  club_id: string;
  title: string;
  repeat: MissionRepeat;
  private: boolean;
  condition: ConditionTree | null;
  period: string;
  part_state: PartState | null;
  completed_at: Date | null;
  due_at: Date | null;
}

/**
 * To go on with, done on this day of the club's, or not begun and over soon. Whether somebody meets what the latter ask for is not
 * looked at here.
 */
const open = prepared<TodayMissionRow>(
  'missions-today',
  `select m.id, m.club_id, m.title, m.repeat, m.private, m.condition, ${period} as period, p.state as part_state,
     p.completed_at, ${due} as due_at
   ${running} and (
     p.state in ('started', 'rejected') and (p.expires_at is null or p.expires_at > $2)
     or p.state in ('completed', 'claimed')
       and (p.completed_at at time zone c.time_zone)::date = ($2::timestamptz at time zone c.time_zone)::date
     or p.state is null and s.role = 'member' and ${due} < $3 and ${hasSlot})
   order by p.completed_at nulls first, ${due} nulls last, m.id limit $4`,
);

export async function listTodayMissions(
  tx: Executor,
  of: { user_id: string; now: Date; until: Date; limit: number },
): Promise<TodayMissionRow[]> {
  return open(tx, [of.user_id, of.now, of.until, of.limit]);
}

/** An account is old enough a day after it completed something. */
const claims = prepared<TodayMissionRow>(
  'missions-to-claim',
  `select m.id, m.club_id, m.title, m.repeat, m.private, m.condition, p.period, p.state as part_state, p.completed_at, null::timestamptz as due_at
   from mission_parts p
   join missions m on m.id = p.mission_id
   join member_standing s on s.club_id = m.club_id and s.user_id = p.user_id
   join club_facts c on c.id = m.club_id and c.closed_at is null and c.suspended_at is null
   where p.user_id = $1 and p.state = 'completed'
     and (p.reward_wait = 'unclaimed' or p.reward_wait = 'account-age' and p.completed_at < $2::timestamptz - interval '24 hours')
   order by p.completed_at, m.id limit $3`,
);

export async function listToClaim(
  tx: Executor,
  of: { user_id: string; now: Date; limit: number },
): Promise<TodayMissionRow[]> {
  return claims(tx, [of.user_id, of.now, of.limit]);
}

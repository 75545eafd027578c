// Owns the SQL of the votes that stand in somebody's running order: one query, however many clubs they are in.
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { VoteRow } from './tables.ts';

export interface TodayVoteRow extends VoteRow {
  /** When they voted; null where they have not. */
  cast_at: Date | null;
  people: number;
}

/** Open now, in clubs they are a member of: those without a ballot of theirs, and those of today. */
const open = prepared<TodayVoteRow>(
  'votes-today',
  `select v.*, b.cast_at, coalesce(n.ballots, 0) as people from member_standing s
   join club_facts f on f.id = s.club_id and f.closed_at is null and f.suspended_at is null
   join votes v on v.club_id = s.club_id and v.kind = 'vote' and v.state = 'open' and v.hidden_at is null
     and v.opens_at <= $2 and v.closes_at > $2
   left join vote_ballots b on b.vote_id = v.id and b.user_id = s.user_id
   left join vote_counts n on n.vote_id = v.id and n.place = 0
   where s.user_id = $1 and (b.cast_at is null
     or (b.cast_at at time zone f.time_zone)::date = ($2::timestamptz at time zone f.time_zone)::date)
   order by b.cast_at nulls first, v.closes_at, v.id limit $3`,
);

export async function listTodayVotes(
  tx: Executor,
  of: { user_id: string; now: Date; limit: number },
): Promise<TodayVoteRow[]> {
  return open(tx, [of.user_id, of.now, of.limit]);
}

// Owns the SQL of one person's missions over all their clubs: by where they stand in the round that runs, those that end first ahead.
import type { OwnMissionTab } from '@stagepass/contract/missions/kinds.ts';
import type { BuiltRequirementType } from '@stagepass/contract/requirements/kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { MissionRow } from './tables.ts';

/** By its end; what has none comes last. */
export const byEnd = keyset({ ends_at: time, id });
/** Later than any mission, and within what a cursor can say. */
export const NEVER = `timestamptz '9999-12-30'`;

export interface OwnMissionRow extends MissionRow {
  time_zone: string;
  ends_at: Date;
}

/** The first day of the round that runs where the club is: as `periodAt` says it. */
export const period = `case m.repeat when 'once' then '' when 'daily' then to_char($2::timestamptz at time zone c.time_zone, 'YYYY-MM-DD')
  else to_char(date_trunc('week', $2::timestamptz at time zone c.time_zone), 'YYYY-MM-DD') end`;

/** The end of that round, as `periodEnds` says it. */
const roundEnds = `case m.repeat when 'once' then null
  when 'daily' then (date_trunc('day', $2::timestamptz at time zone c.time_zone) + interval '1 day') at time zone c.time_zone
  else (date_trunc('week', $2::timestamptz at time zone c.time_zone) + interval '7 days') at time zone c.time_zone end`;

/** Until when it has to be finished: their own hours, the mission's end or the round's, whichever comes first; null without an end. */
export const due = `least(p.expires_at, m.closes_at, ${roundEnds})`;

/** A round that somebody can still begin: a slot is free, or none is counted. */
export const hasSlot = `(m.slots is null or m.slots > coalesce(
  (select k.taken from mission_slots k where k.mission_id = m.id and k.period = ${period}), 0))`;

export const runningMissions = `from member_standing s
  join club_facts c on c.id = s.club_id and c.closed_at is null and c.suspended_at is null
  join missions m on m.club_id = s.club_id and m.state = 'live' and m.hidden_at is null and (m.closes_at is null or m.closes_at > $2)
    and (m.opens_at is null or m.opens_at <= $2)
  left join mission_parts p on p.mission_id = m.id and p.user_id = s.user_id and p.period = ${period}`;

export const running = `${runningMissions} where s.user_id = $1`;

const inTab = `case when p.state is null or p.state = 'expired' then 'todo' when p.state in ('started', 'rejected') then 'progress'
  when p.state = 'submitted' then 'review' else 'done' end`;

const page = prepared<OwnMissionRow>(
  'missions-own',
  `select m.*, c.time_zone, coalesce(m.closes_at, ${NEVER}) as ends_at ${running} and ${inTab} = $3
     and ($4::text is null or exists (select from requirement_facts r where r.owner_kind = 'mission' and r.owner_id = m.id and r.type = $4))
     and ($5::timestamptz is null or (coalesce(m.closes_at, ${NEVER}), m.id) > ($5, $6::uuid))
   order by ends_at, m.id limit $7`,
);

export async function listOwnMissions(
  tx: Executor,
  of: { user_id: string; now: Date; tab: OwnMissionTab; type: BuiltRequirementType | undefined },
  { after, limit }: PageOf<typeof byEnd>,
): Promise<OwnMissionRow[]> {
  return page(tx, [
    of.user_id,
    of.now,
    of.tab,
    of.type ?? null,
    after?.ends_at ?? null,
    after?.id ?? null,
    limit,
  ]);
}

const counts = prepared<{ tab: OwnMissionTab; count: number }>(
  'missions-own-counts',
  `select ${inTab} as tab, count(*)::int as count ${running} group by 1`,
);

export async function countOwnMissions(
  tx: Executor,
  of: { user_id: string; now: Date },
): Promise<ReadonlyMap<OwnMissionTab, number>> {
  return new Map((await counts(tx, [of.user_id, of.now])).map(({ tab, count }) => [tab, count]));
}

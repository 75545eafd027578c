// Owns the SQL of one person's missions over all their clubs: by where they stand in the round that runs, those that end first ahead.
import type { OwnMissionTab, PartState } from '@stagepass/contract/missions/kinds.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
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
  /** Of the round that this is about: mostly the one that runs. */
  period: string;
  /** What the list is in the order of: its end, or when it was finished. */
  ends_at: Date;
}

/** The first day of the round that runs where the club is: as `periodAt` says it. */
export const period = `case m.repeat when 'once' then '' when 'daily' then to_char($2::timestamptz at time zone c.time_zone, 'YYYY-MM-DD')
  else to_char(date_trunc('week', $2::timestamptz at time zone c.time_zone), 'YYYY-MM-DD') end`;

/** The end of that round, as `periodEnds` says it. */
const roundEnds = `case m.repeat when 'once' then null
  when 'daily' then (date_trunc('day', $2::timestamptz at time zone c.time_zone) + interval '1 day') at time zone c.time_zone
  else (date_trunc('week', $2::timestamptz at time zone c.time_zone) + interval '7 days') at time zone c.time_zone end`;

/**
 * Until when it has to be finished: their own hours, unless those ran out and would begin anew, the mission's end or the round's,
 * whichever comes first; null without an end.
 */
export const due = `least(case when p.state <> 'expired' then p.expires_at end, m.closes_at, ${roundEnds})`;

/** A round that somebody can still begin: a slot is free, or none is counted. */
export const hasSlot = `(m.slots is null or m.slots > coalesce(
  (select k.taken from mission_slots k where k.mission_id = m.id and k.period = ${period}), 0))`;

export const runningMissions = `from member_standing s
  join club_facts c on c.id = s.club_id and c.closed_at is null and c.suspended_at is null
  join missions m on m.club_id = s.club_id and m.state = 'live' and m.hidden_at is null and (m.closes_at is null or m.closes_at > $2)
    and (m.opens_at is null or m.opens_at <= $2)
  left join mission_parts p on p.mission_id = m.id and p.user_id = s.user_id and p.period = ${period}`;

export const running = `${runningMissions} where s.user_id = $1`;

type Begun = Exclude<OwnMissionTab, 'todo'>;
const statesOf: Readonly<Record<Begun, readonly PartState[]>> = {
  progress: ['started', 'rejected'],
  review: ['submitted'],
  done: ['completed', 'claimed'],
};
const inStates = (tab: Begun) => `in (${statesOf[tab].map((state) => `'${state}'`).join(', ')})`;

/** $3 and $4 are where the page begins. */
const follows = `(coalesce(m.closes_at, ${NEVER}), m.id) > ($3::timestamptz, $4::uuid)`;
const hasType = (missionId: string) =>
  `exists (select from requirement_facts r where r.owner_kind = 'mission' and r.owner_id = ${missionId} and r.type = $5)`;

// The days of each club once. Then all that run, out of the index alone, in their order; whether the person began one is asked from the
// first on, until the page is full.
const todo = (limit: number, typed: boolean) => `with clubs_in as materialized (
     select c.id, c.time_zone, to_char($2::timestamptz at time zone c.time_zone, 'YYYY-MM-DD') as day,
       to_char(date_trunc('week', $2::timestamptz at time zone c.time_zone), 'YYYY-MM-DD') as week
     from member_standing s join club_facts c on c.id = s.club_id and c.closed_at is null and c.suspended_at is null
     where s.user_id = $1),
   runs as (
     select m.id, coalesce(m.closes_at, ${NEVER}) as ends_at, c.time_zone,
       case m.repeat when 'once' then '' when 'daily' then c.day else c.week end as period
     from clubs_in c join missions m on m.club_id = c.id and m.state = 'live' and m.hidden_at is null
       and (m.closes_at is null or m.closes_at > $2) and (m.opens_at is null or m.opens_at <= $2) and ${follows}
     order by ends_at, m.id offset 0),
   page as (
     select * from runs where not exists (
       select from mission_parts p where p.mission_id = runs.id and p.user_id = $1 and p.period = runs.period and p.state <> 'expired' offset 0)
       ${typed ? `and ${hasType('runs.id')}` : ''} limit ${limit})
   select m.*, page.time_zone, page.period, page.ends_at from page join missions m on m.id = page.id order by page.ends_at, page.id`;

/**
 * Out of what the person began, so that it stays when the mission is paused or over: of each mission the newest round. An earlier one of a
 * mission that goes on is of no interest any more, unless it still waits for an answer.
 */
const begunIn = (tab: Begun) => `from mission_parts p
  join missions m on m.id = p.mission_id and m.state in ('live', 'paused', 'ended') and m.hidden_at is null
  join member_standing s on s.club_id = m.club_id and s.user_id = p.user_id
  join club_facts c on c.id = m.club_id and c.closed_at is null and c.suspended_at is null
  where p.user_id = $1 and p.state ${inStates(tab)}
    and (p.state = 'submitted' or p.period = ${period} or m.state = 'ended' or m.closes_at <= $2)
    and not exists (select from mission_parts q where q.user_id = p.user_id and q.mission_id = p.mission_id and q.period > p.period
      and q.state ${inStates(tab)})`;

/** What is done stands newest first. */
const begun = (limit: number, typed: boolean, tab: Begun) => {
  const [key, after, order] =
    tab === 'done'
      ? ['p.completed_at', '(p.completed_at, m.id) < ($3::timestamptz, $4::uuid)', 'ends_at desc, m.id desc']
      : [`coalesce(m.closes_at, ${NEVER})`, follows, 'ends_at, m.id'];
  return `select m.*, c.time_zone, p.period, ${key} as ends_at ${begunIn(tab)} and ${after} ${typed ? `and ${hasType('m.id')}` : ''}
    order by ${order} limit ${limit}`;
};

type ReadPage = ReturnType<typeof prepared<OwnMissionRow>>;
/** The number of rows is part of the text: with a number that comes later, PostgreSQL plans the statement anew for every call. */
const pages = new Map<string, ReadPage>();
function pageOf(tab: OwnMissionTab, limit: number, typed: boolean): ReadPage {
  const name = `missions-own-${tab}-${limit}${typed ? '-typed' : ''}`;
  const page =
    pages.get(name) ?? prepared(name, tab === 'todo' ? todo(limit, typed) : begun(limit, typed, tab));
  pages.set(name, page);
  return page;
}

const FIRST = ['-infinity', '00000000-0000-0000-0000-000000000000'];
const NEWEST = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

export async function listOwnMissions(
  tx: Executor,
  {
    user_id,
    now,
    tab,
    type,
  }: { user_id: string; now: Date; tab: OwnMissionTab; type: RequirementType | undefined },
  { after, limit }: PageOf<typeof byEnd>,
): Promise<OwnMissionRow[]> {
  const page = pageOf(tab, limit, type !== undefined);
  const beginning = tab === 'done' ? NEWEST : FIRST;
  const from = after === undefined ? beginning : [after.ends_at, after.id];
  return page(tx, [user_id, now, ...from, ...(type === undefined ? [] : [type])]);
}

const begunTabs = ['progress', 'review', 'done'] as const satisfies readonly Begun[];

const counts = prepared<{ tab: OwnMissionTab; count: number }>(
  'missions-own-counts',
  `select 'todo' as tab, count(*)::int as count ${running} and (p.state is null or p.state = 'expired')
   ${begunTabs.map((tab) => `union all select '${tab}', count(*)::int ${begunIn(tab)}`).join('\n   ')}`,
);

export async function countOwnMissions(
  tx: Executor,
  of: { user_id: string; now: Date },
): Promise<ReadonlyMap<OwnMissionTab, number>> {
  return new Map((await counts(tx, [of.user_id, of.now])).map(({ tab, count }) => [tab, count]));
}

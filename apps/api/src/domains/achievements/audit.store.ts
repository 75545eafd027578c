// Owns the SQL of the audit of achievements: counters page by page, stages that are not given, copies that are set aside.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { AuditFinding } from '#platform/domain.ts';
import { waitsForUs } from '#platform/outbox/waiting.store.ts';
import type { CountRow } from './tables.ts';

/** Clubs in which deeds from before are counted, after this one. */
export async function listCountedClubs(tx: Executor, after: string, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ club_id: string }>({
    text: `select b.club_id from deed_backfills b join club_facts f on f.id = b.club_id
      where b.done_at is not null and f.closed_at is null and b.club_id > $1 order by b.club_id limit $2`,
    values: [after, limit],
  });
  return rows.map(({ club_id }) => club_id);
}

/** Members of the club and whoever else has a counter there, by id, without accounts that are going. */
export async function listCountedPeople(
  tx: Executor,
  of: { club_id: string; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `select user_id from (
        (select user_id from member_standing where club_id = $1 and user_id > $2 order by user_id limit $3)
        union
        (select distinct user_id from deed_counts where club_id = $1 and user_id > $2 order by user_id limit $3)) people
      where not exists (select from users_going g where g.user_id = people.user_id)
      order by user_id limit $3`,
    values: [of.club_id, of.after, of.limit],
  });
  return rows.map(({ user_id }) => user_id);
}

export async function listStored(
  tx: Executor,
  clubId: string,
  userIds: readonly string[],
): Promise<Pick<CountRow, 'user_id' | 'kind' | 'count'>[]> {
  const { rows } = await tx.query<Pick<CountRow, 'user_id' | 'kind' | 'count'>>({
    text: 'select user_id, kind, count from deed_counts where club_id = $1 and user_id = any ($2::uuid[])',
    values: [clubId, userIds],
  });
  return rows;
}

/** Whether an event about this person is still on its way to a handler of ours. */
export function isToldOf(tx: Executor, userId: string): Promise<boolean> {
  return waitsForUs(tx, { handlers: 'achievements.', mentions: userId });
}

// Whoever a new achievement concerns is given it by a job, within the hour.
const reachedNotEarned = `select a.id, d.user_id, a.counter as kind, s.stage from achievements a
  join achievement_stages s on s.achievement_id = a.id
  join deed_counts d on d.club_id = a.club_id and d.kind = a.counter and d.count >= s.goal
  join deed_backfills b on b.club_id = a.club_id and b.done_at is not null
  join member_standing m on m.club_id = d.club_id and m.user_id = d.user_id
  where a.state = 'live' and a.published_at < now() - interval '1 hour' and not exists (select from achievement_earned e
    where e.achievement_id = a.id and e.stage = s.stage and e.user_id = d.user_id)
  order by a.id, d.user_id limit 100`;

export async function listNotEarned(
  tx: Executor,
): Promise<{ id: string; user_id: string; kind: CounterKind; stage: number }[]> {
  return (
    await tx.query<{ id: string; user_id: string; kind: CounterKind; stage: number }>({
      text: reachedNotEarned,
    })
  ).rows;
}

const checks = [
  {
    problem: 'has earned stages without their badge',
    text: `select 'achievement ' || e.achievement_id as place from achievement_earned e
      join achievements a on a.id = e.achievement_id
      where not exists (select from badge_holdings h where h.badge_id = a.badge_id and h.user_id = e.user_id and h.stage >= e.stage)`,
  },
  {
    problem: 'has other copies set aside than it promises',
    text: `select 'achievement ' || p.id || ' design ' || p.design_id as place from (
        select a.id, s.design_id, sum(case when a.state = 'live' then s.total - s.given else 0 end) as promised
        from achievements a join achievement_stages s on s.achievement_id = a.id
        where s.design_id is not null and s.total is not null and a.state <> 'draft' group by a.id, s.design_id) p
      where p.promised <> (select count(*) from item_facts i where i.place_kind = 'achievement' and i.place_id = p.id
        and i.design_id = p.design_id and i.state = 'escrowed')`,
  },
] as const;

export async function checkRows(tx: Executor): Promise<AuditFinding[]> {
  const found: AuditFinding[] = [];
  for (const { problem, text } of checks) {
    const { rows } = await tx.query<{ place: string }>({ text: `${text} limit 100` });
    found.push(...rows.map(({ place }) => ({ place, problem })));
  }
  return found;
}

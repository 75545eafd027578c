// Owns the SQL of answers that were kept with attempts: for the staff who read and export them, and for removing them.
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { RequirementsTables } from './tables.ts';

const db = tablesOf<RequirementsTables>();

export interface AnsweredRow {
  id: string;
  user_id: string;
  finished_at: Date;
  answers: unknown;
}

export const byAnswer = keyset({ finished_at: time, id });

/** Kept answers, newest first. */
export async function listAnswered(
  tx: Executor,
  requirementId: string,
  page: PageOf<typeof byAnswer>,
): Promise<AnsweredRow[]> {
  const query = db
    .selectFrom('requirement_attempts')
    .select(['id', 'user_id', 'finished_at', 'answers'])
    .where('requirement_id', '=', requirementId)
    .where('state', '=', 'passed')
    .where('answers', 'is not', null);
  return (await many(tx, byAnswer.apply(query, page, 'desc'))) as AnsweredRow[];
}

/** Every field that kept answers were ever given to, under its latest label; those asked last first. */
export async function listAskedBefore(
  tx: Executor,
  requirementId: string,
  limit: number,
): Promise<{ key: string; label: string }[]> {
  const { rows } = await tx.query<{ key: string; label: string }>({
    text: `select key, label from (
        select distinct on (f.field ->> 'key') f.field ->> 'key' as key, f.field ->> 'label' as label,
          a.finished_at, f.place
        from requirement_attempts a
        cross join jsonb_array_elements(coalesce(a.answers -> 'fields', '[]')) with ordinality as f (field, place)
        where a.requirement_id = $1 and a.state = 'passed' and a.answers is not null
        order by f.field ->> 'key', a.finished_at desc
      ) asked order by finished_at desc, place limit $2`,
    values: [requirementId, limit],
  });
  return rows;
}

export async function listAnsweredIds(tx: Executor, requirementId: string): Promise<string[]> {
  const query = db
    .selectFrom('requirement_attempts')
    .select('id')
    .where('requirement_id', '=', requirementId)
    .where('answers', 'is not', null);
  return (await many(tx, query)).map((row) => row.id);
}

/** Attempts of one person that answers were kept of. */
export async function listAnsweredBy(tx: Executor, userId: string): Promise<string[]> {
  const query = db
    .selectFrom('requirement_attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('answers', 'is not', null);
  return (await many(tx, query)).map((row) => row.id);
}

/** Attempts with answers at whatever a club asks; at most so many. */
export async function listAnsweredInClub(tx: Executor, clubId: string, limit: number): Promise<string[]> {
  const query = db
    .selectFrom('requirement_attempts as attempt')
    .innerJoin('requirements', 'requirements.id', 'attempt.requirement_id')
    .select('attempt.id')
    .where('requirements.club_id', '=', clubId)
    .where('attempt.answers', 'is not', null)
    .limit(limit);
  return (await many(tx, query)).map((row) => row.id);
}

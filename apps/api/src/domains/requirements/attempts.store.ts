// Owns the SQL of attempts and of how far somebody got: rows in, rows out, no decisions.
import { assert } from '@stagepass/base/assert.ts';
import type { Updateable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, prepared, run } from '#platform/db/executor.ts';
import type { AttemptRow, ProgressRow, RequirementsTables } from './tables.ts';

const db = tablesOf<RequirementsTables>();
export const { insert: insertAttempt, update: updateAttempt } = rowsById(db, 'requirement_attempts');

const attemptById = prepared<AttemptRow>(
  'requirements-attempt',
  'select * from requirement_attempts where id = $1',
);

export async function findAttempt(tx: Executor, attemptId: string): Promise<AttemptRow | undefined> {
  return (await attemptById(tx, [attemptId]))[0];
}

interface Whose {
  requirement_id: string;
  user_id: string;
  period: string;
}

const makeProgress = prepared<never>(
  'requirements-make-progress',
  'insert into requirement_progress (requirement_id, user_id, period) values ($1, $2, $3) on conflict do nothing',
);

const lockedProgress = prepared<ProgressRow>(
  'requirements-lock-progress',
  'select * from requirement_progress where requirement_id = $1 and user_id = $2 and period = $3 for update',
);

/** Made where there is none yet, then held until the transaction ends. */
export async function lockProgress(tx: Executor, whose: Whose): Promise<ProgressRow> {
  const key = [whose.requirement_id, whose.user_id, whose.period];
  const [found] = await lockedProgress(tx, key);
  if (found !== undefined) return found;
  await makeProgress(tx, key);
  const [made] = await lockedProgress(tx, key);
  assert(made !== undefined, 'progress that was just made is there');
  return made;
}

export interface StandRow {
  requirement_id: string;
  tries: number;
  passed_at: Date | null;
  /** The attempt that is neither passed nor failed yet. */
  going: 'open' | 'review' | null;
  /** Why the last one was refused by somebody of the club. */
  refusal: string | null;
}

const stands = prepared<StandRow>(
  'requirements-stands',
  `select requirement_id, tries, passed_at, last.going, last.refusal
   from requirement_progress as progress
   left join lateral (
     select case when state in ('open', 'review') then state end as going, refusal from requirement_attempts as attempt
     where attempt.requirement_id = progress.requirement_id and attempt.user_id = progress.user_id
       and attempt.period = progress.period
     order by number desc limit 1) last on true
   where user_id = $1 and requirement_id = any ($2::uuid[]) and period = $3`,
);

/** How far one person got with each of these. */
export async function listStands(
  tx: Executor,
  { user_id, period }: Pick<Whose, 'user_id' | 'period'>,
  ids: readonly string[],
): Promise<Map<string, StandRow>> {
  return new Map((await stands(tx, [user_id, ids, period])).map((row) => [row.requirement_id, row]));
}

export interface PassedRow {
  id: string;
  passed: boolean;
  /** What follows from having passed all was done. */
  counted: boolean;
}

const passedOf = prepared<PassedRow>(
  'requirements-passed',
  `select r.id, p.passed_at is not null as passed, coalesce(p.counted, false) as counted from requirements r
   left join requirement_progress p on p.requirement_id = r.id and p.user_id = $3 and p.period = $4
   where r.owner_kind = $1 and r.owner_id = $2 order by r.position`,
);

/** A whole list, with what one person passed of it. */
export async function listPassed(
  tx: Executor,
  owner: { owner_kind: string; owner_id: string },
  { user_id, period }: Pick<Whose, 'user_id' | 'period'>,
): Promise<PassedRow[]> {
  return passedOf(tx, [owner.owner_kind, owner.owner_id, user_id, period]);
}

export async function updateProgress(
  tx: Executor,
  whose: Whose,
  changes: Updateable<RequirementsTables['requirement_progress']>,
): Promise<void> {
  const statement = db
    .updateTable('requirement_progress')
    .set(changes)
    .where('requirement_id', '=', whose.requirement_id)
    .where('user_id', '=', whose.user_id)
    .where('period', '=', whose.period);
  await run(tx, statement);
}

const settle = prepared<never>(
  'requirements-settle',
  `with attempt as (
     update requirement_attempts set state = $2, finished_at = $3, answers = $4, score_right = $5, score_total = $6,
       device_sealed = null where id = $1)
   update requirement_progress set tries = $7, passed_at = $8 where requirement_id = $9 and user_id = $10 and period = $11`,
);

/** How an attempt ended, and how far the person is by it. */
export async function updateSettled(
  tx: Executor,
  progress: ProgressRow,
  attempt: Pick<AttemptRow, 'id' | 'state' | 'finished_at'> & {
    /** JSON. */
    answers: string | null;
    score: { right: number; total: number } | null;
  },
): Promise<void> {
  const { id, state, finished_at, answers, score } = attempt;
  const { tries, passed_at, requirement_id, user_id, period } = progress;
  const ended = [id, state, finished_at, answers, score?.right ?? null, score?.total ?? null];
  await settle(tx, [...ended, tries, passed_at, requirement_id, user_id, period]);
}

const missing = prepared<{ has: boolean }>(
  'requirements-has-uncounted',
  `select count(*) = cardinality($2::uuid[]) and not bool_and(counted) as has from requirement_progress
   where user_id = $1 and requirement_id = any ($2::uuid[]) and period = $3 and passed_at is not null`,
);

/** True where all of these are passed and at least one was not counted yet. */
export async function hasUncounted(
  tx: Executor,
  { user_id, period }: Pick<Whose, 'user_id' | 'period'>,
  ids: readonly string[],
): Promise<boolean> {
  return (await missing(tx, [user_id, ids, period]))[0]?.has ?? false;
}

const countAll = prepared<never>(
  'requirements-count-all',
  `update requirement_progress set counted = true
   where user_id = $1 and requirement_id = any ($2::uuid[]) and period = $3 and not counted`,
);

export async function updateCounted(
  tx: Executor,
  { user_id, period }: Pick<Whose, 'user_id' | 'period'>,
  ids: readonly string[],
): Promise<void> {
  await countAll(tx, [user_id, ids, period]);
}

const uncounted = prepared<Pick<Whose, 'user_id' | 'period'>>(
  'requirements-uncounted',
  `select user_id, period from requirement_progress
   where requirement_id = any ($1::uuid[]) and (user_id, period) > ($2, $3) and passed_at is not null
   group by user_id, period having count(*) = cardinality($1::uuid[]) and not bool_and(counted)
   order by user_id, period limit $4`,
);

/** People, and the round, in which they passed all of these while nothing followed from it yet; by key. */
export async function listUncounted(
  tx: Executor,
  ids: readonly string[],
  { after, limit }: { after: Pick<Whose, 'user_id' | 'period'>; limit: number },
): Promise<Pick<Whose, 'user_id' | 'period'>[]> {
  return uncounted(tx, [ids, after.user_id, after.period, limit]);
}

const goingOf = prepared<AttemptRow>(
  'requirements-going',
  `select * from requirement_attempts
   where requirement_id = $1 and user_id = $2 and period = $3 and state in ('open', 'review')`,
);

/** Open, or in review. */
export async function findGoingAttempt(tx: Executor, whose: Whose): Promise<AttemptRow | undefined> {
  return (await goingOf(tx, [whose.requirement_id, whose.user_id, whose.period]))[0];
}

const openOfType = prepared<{ id: string; requirement_id: string; device_sealed: string | null }>(
  'requirements-open-of-type',
  `select a.id, a.requirement_id, a.device_sealed from requirement_attempts a join requirements r on r.id = a.requirement_id
   join requirement_progress p on p.requirement_id = a.requirement_id and p.user_id = a.user_id and p.period = a.period
   where a.user_id = $1 and a.state = 'open' and r.club_id = $2 and r.type = $3 and p.passed_at is null
   order by a.opened_at desc limit 100`,
);

/** Attempts of one person at steps of a type in a club that are not finished yet. */
export async function listOpenOfType(
  tx: Executor,
  of: { user_id: string; club_id: string; type: string },
): Promise<{ id: string; requirement_id: string; device_sealed: string | null }[]> {
  return openOfType(tx, [of.user_id, of.club_id, of.type]);
}

/** By id; what does not exist is left out. */
export async function listAttemptRows(
  tx: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AttemptRow>> {
  if (ids.length === 0) return new Map();
  const query = db
    .selectFrom('requirement_attempts')
    .selectAll()
    .where('id', 'in', [...ids]);
  return new Map((await many(tx, query)).map((row) => [row.id, row]));
}

export async function removeAttempts(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx.query({ text: 'delete from requirement_attempts where id = any ($1::uuid[])', values: [ids] });
}

export async function listAttemptsOf(tx: Executor, userId: string): Promise<AttemptRow[]> {
  return many(
    tx,
    db
      .selectFrom('requirement_attempts')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('opened_at')
      .limit(5000),
  );
}

export async function removeProgressOf(tx: Executor, userId: string): Promise<void> {
  // The attempts go with it.
  await run(tx, db.deleteFrom('requirement_progress').where('user_id', '=', userId));
}

// Owns the SQL of cases: rows in, rows out, no decisions.
import type { MemberRole } from '@stagepass/contract/memberships/shapes.ts';
import type { CaseBench } from '@stagepass/contract/moderation/shapes.ts';
import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, run } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { CaseRow, ModerationTables } from './tables.ts';

const db = tablesOf<ModerationTables>();
export const { find: findCase, update: updateCase } = rowsById(db, 'moderation_cases');

export interface NewCase {
  id: string;
  subject: SubjectRef;
  club_id: string | null;
  author_id: string | null;
  bench: CaseBench;
  now: Date;
}

/** Nothing is written where the subject has an undecided case. */
export async function insertCase(tx: Executor, opened: NewCase): Promise<boolean> {
  const { id, subject, club_id, author_id, bench, now } = opened;
  const { count } = await tx.query({
    text: `insert into moderation_cases (id, subject_kind, subject_id, club_id, author_id, bench, state, opened_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, 'open', $7, $7)
      on conflict (subject_kind, subject_id) where state in ('open', 'assigned') do nothing`,
    values: [id, subject.kind, subject.id, club_id, author_id, bench, now],
  });
  return count === 1;
}

export async function lockUndecided(tx: Executor, subject: SubjectRef): Promise<CaseRow | undefined> {
  return maybeOne<CaseRow>(
    tx,
    db
      .selectFrom('moderation_cases')
      .selectAll()
      .where('subject_kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .where('state', 'in', ['open', 'assigned'])
      .forUpdate(),
  );
}

export async function lockCase(tx: Executor, id: string): Promise<CaseRow | undefined> {
  return maybeOne<CaseRow>(
    tx,
    db.selectFrom('moderation_cases').selectAll().where('id', '=', id).forUpdate(),
  );
}

/** The latest decided case of a subject: reports that came before it are spent. */
export async function findLastDecision(tx: Executor, subject: SubjectRef): Promise<Date | null> {
  const row = await maybeOne(
    tx,
    db
      .selectFrom('moderation_cases')
      .select('decided_at')
      .where('subject_kind', '=', subject.kind)
      .where('subject_id', '=', subject.id)
      .where('decided_at', 'is not', null)
      .orderBy('decided_at', 'desc')
      .limit(1),
  );
  return row?.decided_at ?? null;
}

export async function addReport(tx: Executor, id: string, reason: ReportReason, now: Date): Promise<void> {
  await tx.query({
    text: `update moderation_cases set reports = reports + 1, updated_at = $3,
        reasons = jsonb_set(reasons, array[$2], to_jsonb(coalesce((reasons->>$2)::int, 0) + 1))
      where id = $1`,
    values: [id, reason, now],
  });
}

export interface Bench {
  bench: CaseBench;
  /** Of the club's bench; null for the instance's. */
  club_id: string | null;
  /** Whoever reads: cases about themselves are left out. */
  reader_id: string;
}

export const byOpening = keyset({ opened_at: time, id });
export const byUpdate = keyset({ updated_at: time, id });
export const byDecision = keyset({ decided_at: time, id });

/** The longest waiting first. */
export async function listWaiting(
  tx: Executor,
  bench: Bench,
  page: PageOf<typeof byOpening>,
): Promise<CaseRow[]> {
  const query = ofBench(bench).where('state', 'in', ['open', 'assigned', 'appealed']);
  return many<CaseRow>(tx, byOpening.apply(query, page, 'asc'));
}

/** The latest first. */
export async function listDecided(
  tx: Executor,
  bench: Bench,
  page: PageOf<typeof byUpdate>,
): Promise<CaseRow[]> {
  const query = ofBench(bench).where('state', 'in', ['actioned', 'dismissed', 'final']);
  return many<CaseRow>(tx, byUpdate.apply(query, page, 'desc'));
}

function ofBench({ bench, club_id, reader_id }: Bench) {
  const query = db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('bench', '=', bench)
    .where('author_id', 'is distinct from', reader_id);
  return club_id === null ? query : query.where('club_id', '=', club_id);
}

/** What was done to somebody's own things, the latest first; what was dismissed is nothing to them. */
export async function listOfAuthor(
  tx: Executor,
  authorId: string,
  page: PageOf<typeof byDecision>,
): Promise<(CaseRow & { decided_at: Date })[]> {
  const query = db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('state', 'in', ['actioned', 'appealed', 'final']);
  return many(tx, byDecision.apply(query, page, 'desc')) as Promise<(CaseRow & { decided_at: Date })[]>;
}

/** What of somebody's own is out of sight and waits for a decision; few, the latest first. */
export async function listHiddenOfAuthor(tx: Executor, authorId: string, limit: number): Promise<CaseRow[]> {
  return many<CaseRow>(
    tx,
    db
      .selectFrom('moderation_cases')
      .selectAll()
      .where('author_id', '=', authorId)
      .where('hidden', '=', true)
      .where('state', 'in', ['open', 'assigned'])
      .orderBy('updated_at', 'desc')
      .limit(limit),
  );
}

export async function countWaiting(
  tx: Executor,
  { bench, club_id, reader_id }: Bench,
): Promise<{ waiting: number; hidden: number; appealed: number }> {
  const { rows } = await tx.query<{ waiting: number; hidden: number; appealed: number }>({
    text: `select count(*)::int as waiting,
        (count(*) filter (where hidden))::int as hidden,
        (count(*) filter (where state = 'appealed'))::int as appealed
      from moderation_cases
      where bench = $3 and ($1::uuid is null or club_id = $1) and state in ('open', 'assigned', 'appealed')
        and author_id is distinct from $2`,
    values: [club_id, reader_id, bench],
  });
  return rows[0] ?? { waiting: 0, hidden: 0, appealed: 0 };
}

/**
 * What nobody in the club can decide any more once somebody is its owner: what is about them, and appeals against what
 * they decided as an admin.
 */
export async function passOnCasesOf(
  tx: Executor,
  { club_id, owner_id, now }: { club_id: string; owner_id: string; now: Date },
): Promise<void> {
  await tx.query({
    text: `update moderation_cases set bench = 'instance', assignee_id = null, updated_at = $3,
        state = case state when 'assigned' then 'open' else state end
      where bench = 'club' and club_id = $1 and state in ('open', 'assigned', 'appealed')
        and (author_id = $2 or (state = 'appealed' and decided_by = $2))`,
    values: [club_id, owner_id, now],
  });
}

/** What these people are in a club; whoever is no member is left out. */
export async function listRoles(
  tx: Executor,
  clubId: string,
  userIds: readonly string[],
): Promise<Map<string, MemberRole>> {
  const { rows } = await tx.query<{ user_id: string; role: MemberRole }>({
    text: 'select user_id, role from member_standing where club_id = $1 and user_id = any($2::uuid[])',
    values: [clubId, userIds],
  });
  return new Map(rows.map((row) => [row.user_id, row.role]));
}

/** Of these people, how many are members of standing: in the club since then, verified, not muted. */
export async function countOfStanding(
  tx: Executor,
  { club_id, user_ids, since, now }: { club_id: string; user_ids: readonly string[]; since: Date; now: Date },
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    text: `select count(*)::int as count from member_standing m join user_standing u using (user_id)
      where m.club_id = $1 and m.user_id = any($2::uuid[]) and m.joined_at <= $3
        and (m.muted_until is null or m.muted_until <= $4) and u.email_verified and not u.suspended`,
    values: [club_id, user_ids, since, now],
  });
  return rows[0]?.count ?? 0;
}

/** What waits in a club that closes has nobody left to look at it, and nothing to look at. Answers how many it ended. */
export async function dismissCasesIn(
  tx: Executor,
  clubId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const { count } = await tx.query({
    text: `update moderation_cases set state = 'dismissed', hidden = false, assignee_id = null, decided_at = $2, updated_at = $2
      where id in (select id from moderation_cases
        where bench in ('club', 'instance') and club_id = $1 and state in ('open', 'assigned') limit $3)`,
    values: [clubId, now, limit],
  });
  return count;
}

/** What can be appealed against, or was, in a club that closes is the instance's to answer. */
export async function passOnAppealsIn(tx: Executor, clubId: string, now: Date): Promise<void> {
  await tx.query({
    text: `update moderation_cases set bench = 'instance', updated_at = $2
      where bench = 'club' and club_id = $1 and state in ('actioned', 'appealed')`,
    values: [clubId, now],
  });
}

/** What an erased person said for themselves goes with them. */
export async function forgetPerson(tx: Executor, userId: string): Promise<void> {
  await run(tx, db.updateTable('moderation_cases').set({ appeal_text: '' }).where('author_id', '=', userId));
  for (const column of ['author_id', 'assignee_id', 'decided_by', 'answered_by'] as const)
    await run(
      tx,
      db
        .updateTable('moderation_cases')
        .set({ [column]: null })
        .where(column, '=', userId),
    );
}

export async function hasCases(tx: Executor): Promise<boolean> {
  const { rows } = await tx.query({ text: 'select 1 from moderation_cases limit 1' });
  return rows.length > 0;
}

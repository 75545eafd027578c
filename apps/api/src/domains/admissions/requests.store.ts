// Owns the SQL of requests to join: rows in, rows out, no decisions.
import { tablesOf } from '#platform/db/builder.ts';
import { insertNew, removeBy, rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, prepared } from '#platform/db/executor.ts';
import { byCreation, type CreationPage } from '#platform/paging/keyset.ts';
import type { AdmissionsTables, JoinRequestRow } from './tables.ts';

const db = tablesOf<AdmissionsTables>();
export const { update: updateRequest } = rowsById(db, 'join_requests');

const lastOf = prepared<JoinRequestRow>(
  'admissions-last-request',
  'select * from join_requests where club_id = $1 and user_id = $2 order by created_at desc, id desc limit 1',
);

export async function findLastRequest(
  tx: Executor,
  clubId: string,
  userId: string,
): Promise<JoinRequestRow | undefined> {
  return (await lastOf(tx, [clubId, userId]))[0];
}

/** Held until the transaction ends. */
export async function lockWaiting(
  tx: Executor,
  clubId: string,
  userId: string,
): Promise<JoinRequestRow | undefined> {
  return maybeOne(
    tx,
    db
      .selectFrom('join_requests')
      .selectAll()
      .where('club_id', '=', clubId)
      .where('user_id', '=', userId)
      .where('state', '=', 'waiting')
      .forUpdate(),
  );
}

export async function lockRequest(
  tx: Executor,
  clubId: string,
  id: string,
): Promise<JoinRequestRow | undefined> {
  return maybeOne(
    tx,
    db.selectFrom('join_requests').selectAll().where('id', '=', id).where('club_id', '=', clubId).forUpdate(),
  );
}

/** False where one waits already. */
export const insertRequest = insertNew(db, 'join_requests');

/** Longest waiting first. */
export async function listWaiting(
  tx: Executor,
  clubId: string,
  page: CreationPage,
): Promise<JoinRequestRow[]> {
  const query = db
    .selectFrom('join_requests')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('state', '=', 'waiting');
  return many(tx, byCreation.apply(query, page, 'asc'));
}

const waitingCount = prepared<{ count: number }>(
  'admissions-count-waiting',
  "select count(*) as count from join_requests where club_id = $1 and state = 'waiting'",
);

export async function countWaiting(tx: Executor, clubId: string): Promise<number> {
  return (await waitingCount(tx, [clubId]))[0]?.count ?? 0;
}

const pending = prepared<{ id: string }>(
  'admissions-is-pending',
  "select id from join_requests where club_id = $1 and user_id = $2 and state = 'waiting'",
);

export async function hasWaiting(
  tx: Executor,
  { club_id, user_id }: { club_id: string; user_id: string },
): Promise<boolean> {
  return (await pending(tx, [club_id, user_id])).length > 0;
}

export async function listRequestsOf(tx: Executor, userId: string): Promise<JoinRequestRow[]> {
  return many(
    tx,
    db
      .selectFrom('join_requests')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .limit(1000),
  );
}

export const removeRequestsOf = removeBy(db, 'join_requests', 'user_id');

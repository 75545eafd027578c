// Owns the SQL of single memberships: found, locked, enrolled, changed; and of a club's numbers.
import type { Insertable, Updateable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, many, maybeOne, prepared, run } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { MembershipRow, MembershipsTables } from './tables.ts';

const db = tablesOf<MembershipsTables>();

export async function lockMembership(
  tx: Executor,
  clubId: string,
  userId: string,
): Promise<MembershipRow | undefined> {
  const query = db
    .selectFrom('memberships')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .forUpdate();
  return maybeOne(tx, query);
}

export async function findMembership(
  tx: Executor,
  clubId: string,
  userId: string,
): Promise<MembershipRow | undefined> {
  const query = db
    .selectFrom('memberships')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId);
  return maybeOne(tx, query);
}

const bannedFrom = prepared<{ club_id: string }>(
  'memberships-banned-from',
  'select club_id from memberships where user_id = $1 and club_id = any($2::uuid[]) and banned_at is not null',
);

export async function listBannedFrom(
  tx: Executor,
  userId: string,
  clubIds: readonly string[],
): Promise<Set<string>> {
  return new Set((await bannedFrom(tx, [userId, clubIds])).map((row) => row.club_id));
}

const nextNumber = prepared<{ given: number }>(
  'memberships-next-number',
  `insert into member_numbers (club_id, given) values ($1, 1)
   on conflict (club_id) do update set given = member_numbers.given + 1 returning given`,
);

/** Under the counter's row lock: a transaction that rolls back gives its number back. */
export async function takeNumber(tx: Executor, clubId: string): Promise<number> {
  const [row] = await nextNumber(tx, [clubId]);
  return row?.given ?? 1;
}

/** For the demo world: many at once. */
export async function takeNumbers(tx: Executor, clubId: string, count: number): Promise<number> {
  const { rows } = await tx.query<{ given: number }>({
    text: `insert into member_numbers (club_id, given) values ($1, $2)
      on conflict (club_id) do update set given = member_numbers.given + $2 returning given - $2 + 1 as given`,
    values: [clubId, count],
  });
  return rows[0]?.given ?? 1;
}

export async function insertMembership(
  tx: Executor,
  row: Insertable<MembershipsTables['memberships']>,
): Promise<void> {
  await run(tx, db.insertInto('memberships').values(row));
}

export async function updateMembership(
  tx: Executor,
  key: { club_id: string; user_id: string },
  changes: Updateable<MembershipsTables['memberships']>,
): Promise<void> {
  const statement = db
    .updateTable('memberships')
    .set(changes)
    .where('club_id', '=', key.club_id)
    .where('user_id', '=', key.user_id);
  await run(tx, statement);
}

const clubsOfUser = prepared<{ club_id: string }>(
  'memberships-clubs-of',
  `select club_id from memberships where user_id = $1 and state = 'active' limit $2`,
);

export async function listClubIds(tx: Executor, userId: string, limit: number): Promise<string[]> {
  return (await clubsOfUser(tx, [userId, limit])).map((row) => row.club_id);
}

/** By id, for walking through all of them. */
export async function listMemberIdsAfter(
  tx: Executor,
  clubId: string,
  page: { after: string | undefined; limit: number; staff: boolean; subscribed: boolean },
): Promise<string[]> {
  let query = db
    .selectFrom('memberships')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('state', '=', 'active')
    .orderBy('user_id')
    .limit(page.limit);
  if (page.after !== undefined) query = query.where('user_id', '>', page.after);
  if (page.staff) query = query.where('role', '!=', 'member');
  if (page.subscribed) query = query.where('subscribed', '=', true);
  return (await many(tx, query)).map((row) => row.user_id);
}

export async function listMembershipsOf(tx: Executor, userId: string): Promise<MembershipRow[]> {
  return many(
    tx,
    db.selectFrom('memberships').selectAll().where('user_id', '=', userId).orderBy('club_id').limit(10_000),
  );
}

export async function deleteMembershipsOf(tx: Executor, userId: string): Promise<void> {
  await run(tx, db.deleteFrom('tier_grants').where('user_id', '=', userId));
  await run(tx, db.deleteFrom('memberships').where('user_id', '=', userId));
}

/** Answers how many it ended; at most so many. */
export async function endMemberships(
  tx: Executor,
  clubId: string,
  { at, limit }: { at: Date; limit: number },
): Promise<number> {
  const { count } = await tx.query({
    text: `update memberships set state = 'left', role = 'member', left_at = $2, mute_reason = '', ban_reason = ''
      where club_id = $1 and user_id in (
        select user_id from memberships where club_id = $1 and state = 'active' limit $3)`,
    values: [clubId, at, limit],
  });
  return count;
}

export type NewMember = Omit<MembershipRow, 'banned_by' | 'banned_until' | 'subscribed'>;

/** Many at once; for the demo world. */
export async function insertMembers(tx: Executor, rows: readonly NewMember[]): Promise<void> {
  if (rows.length > 0) await run(tx, db.insertInto('memberships').values([...rows]));
}

/** Active ones, by number. */
export async function listJoined(
  tx: Executor,
  clubId: string,
  limit: number,
): Promise<{ user_id: string; number: number; role: string; joined_at: Date }[]> {
  const { rows } = await tx.query<{ user_id: string; number: number; role: string; joined_at: Date }>({
    text: `select user_id, number, role, joined_at from memberships
      where club_id = $1 and state = 'active' order by number limit $2`,
    values: [clubId, limit],
  });
  return rows;
}

type BanRow = Pick<MembershipRow, 'user_id' | 'banned_by' | 'ban_reason' | 'banned_until'> & {
  banned_at: Date;
};

export async function listBanRows(tx: Executor, clubId: string, limit: number): Promise<BanRow[]> {
  const { rows } = await tx.query<BanRow>({
    text: `select user_id, banned_by, ban_reason, banned_at, banned_until from memberships
      where club_id = $1 and banned_at is not null order by banned_at desc, user_id limit $2`,
    values: [clubId, limit],
  });
  return rows;
}

/** Whose ban has come to its end. */
export async function listEndedBans(
  tx: Executor,
  { now, limit, except }: Asked,
): Promise<{ club_id: string; user_id: string }[]> {
  const { rows } = await tx.query<{ club_id: string; user_id: string }>({
    text: `select club_id, user_id from memberships
      where banned_until <= $1 and club_id || '/' || user_id <> all($3) order by banned_until limit $2`,
    values: [now, limit, except],
  });
  return rows;
}

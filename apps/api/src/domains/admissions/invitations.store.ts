// Owns the SQL of invitations and of who came by them: rows in, rows out, no decisions.
import type { Insertable } from 'kysely';
import { tablesOf } from '#platform/db/builder.ts';
import { insertNew } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, prepared, run } from '#platform/db/executor.ts';
import { oneAtATime } from '#platform/db/one-at-a-time.ts';
import { text, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { AdmissionsTables, InvitationRow, InvitationUseRow } from './tables.ts';

const db = tablesOf<AdmissionsTables>();

const byCode = prepared<InvitationRow>('admissions-invitation', 'select * from invitations where code = $1');

export async function findInvitation(tx: Executor, code: string): Promise<InvitationRow | undefined> {
  return (await byCode(tx, [code]))[0];
}

export async function findPersonal(
  tx: Executor,
  clubId: string,
  inviterId: string,
): Promise<InvitationRow | undefined> {
  return maybeOne(
    tx,
    db
      .selectFrom('invitations')
      .selectAll()
      .where('club_id', '=', clubId)
      .where('inviter_id', '=', inviterId)
      .where('personal', '=', true)
      .where('revoked_at', 'is', null),
  );
}

/** False where the code exists, or the person has a good one already. */
export const insertInvitation = insertNew(db, 'invitations');

export const byCreationAndCode = keyset({ created_at: time, code: text });

/** Codes made by staff, newest first. */
export async function listFurther(
  tx: Executor,
  clubId: string,
  page: PageOf<typeof byCreationAndCode>,
): Promise<InvitationRow[]> {
  const query = db
    .selectFrom('invitations')
    .selectAll()
    .where('club_id', '=', clubId)
    .where('personal', '=', false);
  return many(tx, byCreationAndCode.apply(query, page, 'desc'));
}

const goodFurther = prepared<{ count: number }>(
  'admissions-count-further',
  `select count(*) as count from invitations
   where club_id = $1 and not personal and revoked_at is null and (ends_at is null or ends_at > $2)
     and (max_uses is null or uses < max_uses)`,
);

export async function countGoodFurther(tx: Executor, clubId: string, now: Date): Promise<number> {
  return (await goodFurther(tx, [clubId, now]))[0]?.count ?? 0;
}

/** One maker of codes at a time in each club, so that the bound holds. Ends with the transaction. */
export async function lockCodes(tx: Executor, clubId: string): Promise<void> {
  await oneAtATime(tx, 'admissions-codes', clubId);
}

/** The codes' own lock: the limit is never passed, however many come at once. */
const take = prepared<{ uses: number }>(
  'admissions-take-use',
  `update invitations set uses = uses + 1
   where code = $1 and revoked_at is null and (ends_at is null or ends_at > $2) and (max_uses is null or uses < max_uses)
   returning uses`,
);

/** False where it is not good any more. */
export async function takeUse(tx: Executor, code: string, now: Date): Promise<boolean> {
  return (await take(tx, [code, now])).length === 1;
}

/** Nothing where the person came by an invitation before. */
export const insertUse = insertNew(db, 'invitation_uses');

export async function revokeCode(tx: Executor, code: string, now: Date): Promise<void> {
  await run(
    tx,
    db
      .updateTable('invitations')
      .set({ revoked_at: now })
      .where('code', '=', code)
      .where('revoked_at', 'is', null),
  );
}

export async function revokeAllIn(
  tx: Executor,
  whose: { inviter_id: string; club_id: string },
  now: Date,
): Promise<void> {
  const statement = db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('inviter_id', '=', whose.inviter_id)
    .where('club_id', '=', whose.club_id)
    .where('revoked_at', 'is', null);
  await run(tx, statement);
}

const earn = prepared<{ inviter_id: string; code: string }>(
  'admissions-earn-use',
  `update invitation_uses set state = 'earned' where club_id = $1 and user_id = $2 and state = 'joined'
   returning inviter_id, code`,
);

/** The use that earns now; undefined where there is none, or it has earned, or never will. */
export async function earnUse(
  tx: Executor,
  of: { club_id: string; user_id: string },
): Promise<{ inviter_id: string; code: string } | undefined> {
  return (await earn(tx, [of.club_id, of.user_id]))[0];
}

export interface UseCounts {
  joined: number;
  pending: number;
  earned: number;
}

const useCounts = prepared<UseCounts>(
  'admissions-use-counts',
  `select count(*) as joined, count(*) filter (where state = 'joined') as pending,
          count(*) filter (where state = 'earned') as earned
   from invitation_uses where inviter_id = $1 and club_id = $2`,
);

export async function countUses(tx: Executor, inviterId: string, clubId: string): Promise<UseCounts> {
  return (await useCounts(tx, [inviterId, clubId]))[0] ?? { joined: 0, pending: 0, earned: 0 };
}

const earnedOf = prepared<{ user_id: string; count: number }>(
  'admissions-earned-of',
  `select inviter_id as user_id, count(*)::int as count from invitation_uses
   where inviter_id = any ($2::uuid[]) and club_id = $1 and state = 'earned' group by inviter_id`,
);

/** By inviter: people who came by them and have done their first mission. */
export async function listEarnedCounts(
  tx: Executor,
  clubId: string,
  inviterIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await earnedOf(tx, [clubId, inviterIds]);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

export async function listUses(
  tx: Executor,
  inviterId: string,
  clubId: string,
  limit: number,
): Promise<InvitationUseRow[]> {
  return many(
    tx,
    db
      .selectFrom('invitation_uses')
      .selectAll()
      .where('inviter_id', '=', inviterId)
      .where('club_id', '=', clubId)
      .orderBy('joined_at', 'desc')
      .limit(limit),
  );
}

export async function insertDevice(
  tx: Executor,
  row: Insertable<AdmissionsTables['invitation_devices']>,
): Promise<void> {
  const statement = db
    .insertInto('invitation_devices')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'device_mark', 'user_id']).doUpdateSet({ seen_at: row.seen_at }),
    );
  await run(tx, statement);
}

const shared = prepared<{ user_id: string }>(
  'admissions-shares-device',
  `select other.user_id from invitation_devices as mine
   join invitation_devices as other using (club_id, device_mark)
   where mine.club_id = $1 and mine.user_id = $2 and other.user_id <> $2 limit 1`,
);

/** Whether another account of this club was on one of this person's devices. */
export async function sharesDevice(tx: Executor, clubId: string, userId: string): Promise<boolean> {
  return (await shared(tx, [clubId, userId])).length > 0;
}

export async function removeDevicesSeenBefore(tx: Executor, before: Date): Promise<void> {
  await run(tx, db.deleteFrom('invitation_devices').where('seen_at', '<', before));
}

/** Answers who had invited this person, and where. */
export async function removeTracesOf(
  tx: Executor,
  userId: string,
  now: Date,
): Promise<Pick<InvitationUseRow, 'club_id' | 'inviter_id'>[]> {
  await run(tx, db.deleteFrom('invitation_devices').where('user_id', '=', userId));
  const uses = await many(
    tx,
    db.deleteFrom('invitation_uses').where('user_id', '=', userId).returning(['club_id', 'inviter_id']),
  );
  // The codes stay, since others came by them; nobody comes by them any more.
  const codes = db
    .updateTable('invitations')
    .set({ revoked_at: now, label: '' })
    .where('inviter_id', '=', userId);
  await run(tx, codes);
  return uses;
}

export async function listInvitationsOf(tx: Executor, userId: string): Promise<InvitationRow[]> {
  return many(
    tx,
    db
      .selectFrom('invitations')
      .selectAll()
      .where('inviter_id', '=', userId)
      .orderBy('created_at')
      .limit(1000),
  );
}

export async function listUsesBy(tx: Executor, userId: string): Promise<InvitationUseRow[]> {
  return many(
    tx,
    db
      .selectFrom('invitation_uses')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('joined_at')
      .limit(1000),
  );
}

const ofClub = [
  { table: 'join_requests', key: 'id' },
  { table: 'invitation_devices', key: 'club_id, device_mark, user_id' },
  { table: 'invitation_uses', key: 'club_id, user_id' },
  { table: 'invitations', key: 'code' },
] as const;

/** Everything of a club that closes; at most so many rows of each table. True where nothing is left. */
export async function removeAllOf(tx: Executor, clubId: string, limit: number): Promise<boolean> {
  for (const { table, key } of ofClub) {
    const { count } = await tx.query({
      text: `delete from ${table} where (${key}) in (select ${key} from ${table} where club_id = $1 limit $2)`,
      values: [clubId, limit],
    });
    if (count === limit) return false;
  }
  return true;
}

/** Code → who made it. */
export async function listInviters(tx: Executor, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await many(
    tx,
    db
      .selectFrom('invitations')
      .select(['code', 'inviter_id'])
      .where('code', 'in', [...codes]),
  );
  return new Map(rows.map((row) => [row.code, row.inviter_id]));
}

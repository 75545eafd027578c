// Owns the SQL of people: rows in, rows out, no decisions.
import type { Audience, FollowableBy, Interest } from '@stagepass/contract/users/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { insertNew, rowsById } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, prepared } from '#platform/db/executor.ts';
import { gatheredOn } from '#platform/db/gather.ts';
import type { UserRow, UsersTables } from './tables.ts';

const db = tablesOf<UsersTables>();
export const { lock: lockUser, update: updateUser } = rowsById(db, 'users');

/** What a public profile shows: few columns, since this is read more often than anything else here. */
export interface ProfileRow {
  id: string;
  user_name: string;
  display_name: string;
  bio: string;
  links: { label: string; url: string }[];
  hue: number;
  avatar_small_key: string | null;
  avatar_large_key: string | null;
  suspended: boolean;
  hidden: boolean;
  closing: boolean;
  created_at: Date;
  collection_for: Audience;
  follow_lists_for: Audience;
  followable_by: FollowableBy;
  clubs_shown: boolean;
  message_requests: boolean;
  followers: number;
  following: number;
}

const profileColumns = `select u.id, u.user_name, u.display_name, u.bio, u.links, u.hue, u.avatar_small_key,
  u.avatar_large_key, u.suspended_at is not null as suspended, u.hidden_at is not null as hidden,
  u.closing_at is not null or u.erasing_at is not null as closing, u.created_at, u.collection_for,
  u.follow_lists_for, u.followable_by, u.clubs_shown, u.message_requests, coalesce(c.followers, 0) as followers,
  coalesce(c.following, 0) as following
  from users u left join user_follow_counts c on c.user_id = u.id`;
const profileById = prepared<ProfileRow>('users-profile-by-id', `${profileColumns} where u.id = $1`);
const profileByName = prepared<ProfileRow>(
  'users-profile-by-name',
  `${profileColumns} where u.user_name = $1`,
);

export async function findProfileById(tx: Executor, id: string): Promise<ProfileRow | undefined> {
  return (await profileById(tx, [id]))[0];
}

export async function findProfileByName(tx: Executor, userName: string): Promise<ProfileRow | undefined> {
  return (await profileByName(tx, [userName]))[0];
}

const profilesByNames = prepared<ProfileRow>(
  'users-profiles-by-names',
  `${profileColumns} where u.user_name = any($1::text[])`,
);

/** For those who look in from outside, who may be many at once: all that are asked for together, in one query. */
export const findProfileGathered = gatheredOn(async (db: Executor, userNames) => {
  const rows = await profilesByNames(db, [userNames]);
  return new Map(rows.map((row) => [row.user_name, row]));
});

const profilesByIds = prepared<ProfileRow>(
  'users-profiles-by-ids',
  `${profileColumns} where u.id = any($1::uuid[])`,
);

export async function listProfiles(tx: Executor, ids: readonly string[]): Promise<ProfileRow[]> {
  return profilesByIds(tx, [ids]);
}

/** Whoever is there at all, seen or not; without those who are being erased. */
export async function listExistingIds(tx: Executor, ids: readonly string[]): Promise<string[]> {
  const query = db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .where('erasing_at', 'is', null);
  return (await many(tx, query)).map((row) => row.id);
}

const userById = prepared<UserRow>('users-by-id', 'select * from users where id = $1');

export async function findUser(tx: Executor, id: string): Promise<UserRow | undefined> {
  return (await userById(tx, [id]))[0];
}

/** What sessions and sign-ins ask for: few columns, since it is asked for often. */
export interface PersonRow {
  id: string;
  email: string | null;
  email_verified: boolean;
  user_name: string;
  display_name: string;
  avatar_small_key: string | null;
  avatar_large_key: string | null;
  operator: boolean;
  demo: boolean;
  suspended: boolean;
  welcome_done: boolean;
}

const personColumns = `select id, email, email_verified_at is not null as email_verified, user_name, display_name,
  avatar_small_key, avatar_large_key, operator, demo, suspended_at is not null or erasing_at is not null as suspended,
  welcome_done_at is not null as welcome_done from users`;
const personById = prepared<PersonRow>('users-person-by-id', `${personColumns} where id = $1`);
const personByEmail = prepared<PersonRow>('users-person-by-email', `${personColumns} where email = $1`);

export async function findPersonRow(
  tx: Executor,
  by: { id: string } | { email: string },
): Promise<PersonRow | undefined> {
  return (await ('id' in by ? personById(tx, [by.id]) : personByEmail(tx, [by.email])))[0];
}

export async function findInterests(tx: Executor, id: string): Promise<readonly Interest[]> {
  const row = await maybeOne(tx, db.selectFrom('users').select('interests').where('id', '=', id));
  return row?.interests ?? [];
}

export async function findUserByEmail(tx: Executor, email: string): Promise<UserRow | undefined> {
  return maybeOne(tx, db.selectFrom('users').selectAll().where('email', '=', email));
}

export interface CardRow {
  id: string;
  user_name: string;
  display_name: string;
  avatar_small_key: string | null;
  avatar_large_key: string | null;
}

const cardColumns = 'select id, user_name, display_name, avatar_small_key, avatar_large_key from users';
const cards = prepared<CardRow>('users-cards', `${cardColumns} where id = any($1::uuid[])`);
/** By itself: for lists of any length PostgreSQL makes a new plan each time, which takes five times as long as finding one. */
const card = prepared<CardRow>('users-card', `${cardColumns} where id = $1`);

export async function listCards(tx: Executor, ids: readonly string[]): Promise<CardRow[]> {
  return ids.length === 1 ? card(tx, ids) : cards(tx, [ids]);
}

export async function listEmails(
  tx: Executor,
  ids: readonly string[],
): Promise<{ id: string; email: string | null }[]> {
  return many(tx, db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids));
}

/** Only people whom the demo world made: whoever else has one of the addresses stays unnamed. */
export async function listDemoCards(
  tx: Executor,
  emails: readonly string[],
): Promise<(CardRow & { email: string | null })[]> {
  return many(
    tx,
    db
      .selectFrom('users')
      .select(['id', 'email', 'user_name', 'display_name', 'avatar_small_key', 'avatar_large_key'])
      .where('demo', '=', true)
      .where('email', 'in', [...emails]),
  );
}

/** Nothing is inserted, and false answered, where the email or the user name is taken. */
export const insertUser = insertNew(db, 'users');

export async function listDemoPeople(
  tx: Executor,
): Promise<{ id: string; user_name: string; created_at: Date }[]> {
  const query = db.selectFrom('users').select(['id', 'user_name', 'created_at']).where('demo', '=', true);
  return many(tx, query.orderBy('id'));
}

export interface FacelessRow {
  id: string;
  user_name: string;
  hue: number;
}

export async function listDemoUsersWithoutSmallFace(tx: Executor, limit: number): Promise<FacelessRow[]> {
  return many(tx, facelessDemoUsers(limit).where('avatar_small_key', 'is', null));
}

export async function listDemoUsersWithoutLargeFace(tx: Executor, limit: number): Promise<FacelessRow[]> {
  return many(
    tx,
    facelessDemoUsers(limit).where('avatar_small_key', 'is not', null).where('avatar_large_key', 'is', null),
  );
}

function facelessDemoUsers(limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'user_name', 'hue'])
    .where('demo', '=', true)
    .orderBy('id')
    .limit(limit);
}

const since = prepared<{ created_at: Date }>('users-since', 'select created_at from users where id = $1');

export async function findCreatedAt(tx: Executor, userId: string): Promise<Date | undefined> {
  return (await since(tx, [userId]))[0]?.created_at;
}

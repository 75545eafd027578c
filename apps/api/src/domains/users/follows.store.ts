// Owns the SQL of follows and their counts, and of how two people stand to each other.
import type { Relation } from '@stagepass/contract/users/shapes.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { insertNew } from '#platform/db/common-statements.ts';
import { type Executor, many, maybeOne, prepared, run } from '#platform/db/executor.ts';
import { id, time } from '#platform/paging/key-columns.ts';
import { keyset, type PageOf } from '#platform/paging/keyset.ts';
import type { UsersTables } from './tables.ts';

const db = tablesOf<UsersTables>();

export interface Follow {
  follower_id: string;
  followed_id: string;
}

/** With the other side's block: whoever is blocked must not learn it, so it never leaves the server. */
export interface RelationRow extends Relation {
  user_id: string;
  blocked_by: boolean;
}

const relations = prepared<RelationRow>(
  'users-relations',
  `select u.id as user_id,
     exists (select from user_follows where follower_id = $1 and followed_id = u.id) as following,
     exists (select from user_follows where follower_id = u.id and followed_id = $1) as followed_by,
     exists (select from user_mutes where user_id = $1 and muted_id = u.id) as muted,
     exists (select from user_blocks where blocker_id = $1 and blocked_id = u.id) as blocked,
     exists (select from user_blocks where blocker_id = u.id and blocked_id = $1) as blocked_by
   from unnest($2::uuid[]) as u (id)`,
);

/** How the viewer stands to each of some people; one query for all. */
export async function listRelations(
  tx: Executor,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, RelationRow>> {
  if (ids.length === 0) return new Map();
  return new Map((await relations(tx, [viewerId, ids])).map((row) => [row.user_id, row]));
}

/** False where the follow is there already. */
export const insertFollow = insertNew(db, 'user_follows');

export async function deleteFollow(tx: Executor, follow: Follow): Promise<boolean> {
  const statement = db
    .deleteFrom('user_follows')
    .where('follower_id', '=', follow.follower_id)
    .where('followed_id', '=', follow.followed_id);
  return (await run(tx, statement)) === 1;
}

/** Both counts of a follow that began (1) or ended (-1). The rows are taken in one order, so that two at once never wait for each other. */
export async function changeFollowCounts(tx: Executor, follow: Follow, by: 1 | -1): Promise<void> {
  const changes = [
    { user_id: follow.follower_id, followers: 0, following: by },
    { user_id: follow.followed_id, followers: by, following: 0 },
  ].sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
  for (const change of changes)
    await tx.query({
      name: 'users-change-follow-counts',
      text: `insert into user_follow_counts as c (user_id, followers, following)
             values ($1, greatest($2, 0), greatest($3, 0))
             on conflict (user_id) do update set followers = c.followers + $2, following = c.following + $3`,
      values: [change.user_id, change.followers, change.following],
    });
}

export async function findFollowCounts(
  tx: Executor,
  userId: string,
): Promise<{ followers: number; following: number }> {
  const query = db
    .selectFrom('user_follow_counts')
    .select(['followers', 'following'])
    .where('user_id', '=', userId);
  return (await maybeOne(tx, query)) ?? { followers: 0, following: 0 };
}

export type FollowSide = 'followers' | 'following';

export interface FollowListRow {
  id: string;
  at: Date;
  user_name: string;
  display_name: string;
  bio: string;
  avatar_small_key: string | null;
  avatar_large_key: string | null;
  followable_by: 'everybody' | 'followed' | 'nobody';
}

const listSql = (own: string, other: string) => `
  select f.${other} as id, f.created_at as at, u.user_name, u.display_name, u.bio, u.avatar_small_key,
    u.avatar_large_key, u.followable_by
  from user_follows f join users u on u.id = f.${other}
  where f.${own} = $1 and u.suspended_at is null and u.hidden_at is null
    and u.closing_at is null and u.erasing_at is null
    and ($2::timestamptz is null or (f.created_at, f.${other}) < ($2, $3::uuid))
    and ($4::uuid is null or not exists (
      select from user_blocks b where (b.blocker_id = $4 and b.blocked_id = f.${other})
        or (b.blocker_id = f.${other} and b.blocked_id = $4)))
  order by f.created_at desc, f.${other} desc limit $5`;

const listOf = {
  followers: prepared<FollowListRow>('users-followers', listSql('followed_id', 'follower_id')),
  following: prepared<FollowListRow>('users-following', listSql('follower_id', 'followed_id')),
} as const satisfies Record<FollowSide, unknown>;

export const byFollow = keyset({ at: time, id });

/** Without people whom the viewer is apart from. */
export async function listFollows(
  tx: Executor,
  of: { side: FollowSide; user_id: string; viewer_id: string | null },
  { after, limit }: PageOf<typeof byFollow>,
): Promise<FollowListRow[]> {
  return listOf[of.side](tx, [of.user_id, after?.at ?? null, after?.id ?? null, of.viewer_id, limit]);
}

const mutual = prepared<{ id: string; all: number }>(
  'users-mutual-followers',
  `select mine.followed_id as id, count(*) over ()::int as all
   from user_follows mine
   join user_follows theirs on theirs.follower_id = mine.followed_id and theirs.followed_id = $2
   join users u on u.id = mine.followed_id
   where mine.follower_id = $1 and u.suspended_at is null and u.hidden_at is null
    and u.closing_at is null and u.erasing_at is null
   order by mine.created_at desc, mine.followed_id limit 3`,
);

/** Whom the viewer follows among somebody's followers. */
export async function listMutual(
  tx: Executor,
  viewerId: string,
  userId: string,
): Promise<{ ids: string[]; count: number }> {
  const rows = await mutual(tx, [viewerId, userId]);
  return { ids: rows.map((row) => row.id), count: rows[0]?.all ?? 0 };
}

/** All follows of and to a person; the others' counts go down with them. */
export async function deleteFollowsOf(tx: Executor, userId: string): Promise<void> {
  for (const [own, other, count] of [
    ['follower_id', 'followed_id', 'followers'],
    ['followed_id', 'follower_id', 'following'],
  ] as const)
    await tx.query({
      text: `with gone as (delete from user_follows where ${own} = $1 returning ${other} as id)
             update user_follow_counts c set ${count} = c.${count} - 1 from gone where c.user_id = gone.id`,
      values: [userId],
    });
  await run(tx, db.deleteFrom('user_follow_counts').where('user_id', '=', userId));
}

/** Many at once, for the demo world; the counts are made anew after it. */
export async function insertFollows(
  tx: Executor,
  follows: readonly (Follow & { created_at: Date })[],
): Promise<void> {
  await tx.query({
    text: `insert into user_follows (follower_id, followed_id, created_at)
           select * from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) on conflict do nothing`,
    values: [
      follows.map((follow) => follow.follower_id),
      follows.map((follow) => follow.followed_id),
      follows.map((follow) => follow.created_at),
    ],
  });
}

export async function recountFollows(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx.query({
    text: `insert into user_follow_counts (user_id, followers, following)
           select u.id, (select count(*) from user_follows where followed_id = u.id),
             (select count(*) from user_follows where follower_id = u.id)
           from unnest($1::uuid[]) as u (id)
           on conflict (user_id) do update set followers = excluded.followers, following = excluded.following`,
    values: [ids],
  });
}

/** For the person's own export: whom they follow, and since when. */
export async function listAllFollowing(
  tx: Executor,
  userId: string,
): Promise<{ user_name: string; since: Date }[]> {
  const query = db
    .selectFrom('user_follows as f')
    .innerJoin('users as u', 'u.id', 'f.followed_id')
    .select(['u.user_name', 'f.created_at as since'])
    .where('f.follower_id', '=', userId)
    .orderBy('f.created_at');
  return many(tx, query);
}

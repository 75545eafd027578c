// Owns the SQL of this domain's part of the demo world: many rows at once, and what is there already.
import type { Executor } from '#platform/db/executor.ts';

export interface SeatedRow {
  user_id: string;
  role: 'member' | 'admin' | 'owner';
  joined_at: Date;
}

export async function listSeated(tx: Executor, clubId: string): Promise<SeatedRow[]> {
  const { rows } = await tx.query<SeatedRow>({
    text: 'select user_id, role, joined_at from member_standing where club_id = $1 order by number',
    values: [clubId],
  });
  return rows;
}

export async function hasPosts(tx: Executor, clubId: string): Promise<boolean> {
  const { rows } = await tx.query({
    text: 'select 1 from posts where club_id = $1 limit 1',
    values: [clubId],
  });
  return rows.length > 0;
}

export async function findTierByRank(
  tx: Executor,
  clubId: string,
  rank: number,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    text: 'select id from tier_facts where club_id = $1 and rank = $2',
    values: [clubId, rank],
  });
  return rows[0]?.id;
}

export interface DemoReaction {
  post_id: string;
  user_id: string;
  kind: string;
  at: Date;
}

/** The counts are made from the rows, so that they agree whatever happened before. */
export async function insertReactions(tx: Executor, reactions: readonly DemoReaction[]): Promise<void> {
  await tx.query({
    text: `insert into post_reactions (post_id, user_id, kind, created_at)
      select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[]) on conflict do nothing`,
    values: [
      reactions.map((one) => one.post_id),
      reactions.map((one) => one.user_id),
      reactions.map((one) => one.kind),
      reactions.map((one) => one.at),
    ],
  });
  await tx.query({
    text: `insert into post_counts (post_id, heart, fire, clap, laugh, wow, sad)
      select post_id, count(*) filter (where kind = 'heart'), count(*) filter (where kind = 'fire'),
        count(*) filter (where kind = 'clap'), count(*) filter (where kind = 'laugh'),
        count(*) filter (where kind = 'wow'), count(*) filter (where kind = 'sad')
      from post_reactions where post_id = any($1::uuid[]) group by post_id
      on conflict (post_id) do update set heart = excluded.heart, fire = excluded.fire, clap = excluded.clap,
        laugh = excluded.laugh, wow = excluded.wow, sad = excluded.sad`,
    values: [[...new Set(reactions.map((one) => one.post_id))]],
  });
}

/** Drawn later: posts whose author added a picture that is not there yet. */
export async function listUnpictured(
  tx: Executor,
  clubId: string,
  texts: readonly string[],
): Promise<{ id: string; author_id: string; text: string; audience: string }[]> {
  const { rows } = await tx.query<{ id: string; author_id: string; text: string; audience: string }>({
    text: `select id, author_id, text, audience from posts where club_id = $1 and media = '[]' and text = any($2)
      order by published_at desc nulls last`,
    values: [clubId, texts],
  });
  return rows;
}

/** Those of these texts whose link shows no picture yet. */
export async function listUnpicturedLinks(
  tx: Executor,
  clubId: string,
  texts: readonly string[],
): Promise<{ id: string; author_id: string; text: string; audience: string }[]> {
  const { rows } = await tx.query<{ id: string; author_id: string; text: string; audience: string }>({
    text: `select id, author_id, text, audience from posts
      where club_id = $1 and link is not null and link ->> 'picture' is null and text = any($2)`,
    values: [clubId, texts],
  });
  return rows;
}

/** The post that everybody was reading at a moment. */
export async function findNewestBefore(
  tx: Executor,
  clubId: string,
  before: Date,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id from posts where club_id = $1 and published_at < $2 and audience = 'public'
      order by published_at desc limit 1`,
    values: [clubId, before],
  });
  return rows[0]?.id;
}

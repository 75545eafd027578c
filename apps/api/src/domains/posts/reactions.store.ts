// Owns the SQL of reactions: one a person and subject, and the counts beside the subject that always agree with them.
import type { ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { ReactionColumns } from './tables.ts';

export type ReactedKind = 'post' | 'comment';

const counts = 'heart, fire, clap, laugh, wow, sad';
const places = {
  post: { reactions: 'post_reactions', key: 'post_id', counts: 'post_counts', id: 'post_id' },
  comment: { reactions: 'comment_reactions', key: 'comment_id', counts: 'comments', id: 'id' },
} as const;

/** Everybody who reacts to one subject passes here one after the other: what is read next is the last word. */
const lockers = {
  post: prepared<{ id: string }>(
    'posts-lock-counts',
    'select post_id as id from post_counts where post_id = $1 for update',
  ),
  comment: prepared<{ id: string }>('comments-lock', 'select id from comments where id = $1 for update'),
};

/** False where there is no such subject any more. */
export async function lockCounts(tx: Executor, kind: ReactedKind, id: string): Promise<boolean> {
  const locked = async () => (await lockers[kind](tx, [id])).length === 1;
  if (await locked()) return true;
  return kind === 'post' && (await beginCounts(tx, id)) && locked();
}

/** Most posts are written far more often than reacted to: their counts begin with the first who does. */
async function beginCounts(tx: Executor, postId: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'posts-begin-counts',
    text: `with post as (select id from posts where id = $1 for key share),
      begun as (insert into post_counts (post_id) select id from post on conflict do nothing)
      select id from post`,
    values: [postId],
  });
  return rows.length === 1;
}

type Changed = ReactionColumns & { was: ReactionKind | null };

function step(kind: string): string {
  return `${kind} = c.${kind} + (coalesce($3 = '${kind}', false))::int - (coalesce(b.was = '${kind}', false))::int`;
}

function putter(kind: ReactedKind) {
  const place = places[kind];
  return prepared<Changed>(
    `posts-put-reaction-${kind}`,
    `with before as (select (select kind from ${place.reactions} where ${place.key} = $1 and user_id = $2) as was),
     put as (
       insert into ${place.reactions} (${place.key}, user_id, kind, created_at) values ($1, $2, $3, $4)
       on conflict (${place.key}, user_id) do update set kind = excluded.kind, created_at = excluded.created_at)
     update ${place.counts} c set ${counts.split(', ').map(step).join(', ')}
     from before b where c.${place.id} = $1 returning ${counts}, b.was`,
  );
}

function remover(kind: ReactedKind) {
  const place = places[kind];
  return prepared<Changed>(
    `posts-remove-reaction-${kind}`,
    `with gone as (delete from ${place.reactions} where ${place.key} = $1 and user_id = $2 returning kind),
     b as (select (select kind from gone) as was)
     update ${place.counts} c set ${counts
       .split(', ')
       .map((one) => `${one} = c.${one} - (coalesce(b.was = '${one}', false))::int`)
       .join(', ')}
     from b where c.${place.id} = $1 returning ${counts}, b.was`,
  );
}

const putters = { post: putter('post'), comment: putter('comment') };
const removers = { post: remover('post'), comment: remover('comment') };

/** Under the lock of the counts. Answers what it was before, and the counts by now. */
export async function putReaction(
  tx: Executor,
  given: { kind: ReactedKind; id: string; user_id: string; reaction: ReactionKind; at: Date },
): Promise<Changed | undefined> {
  return (await putters[given.kind](tx, [given.id, given.user_id, given.reaction, given.at]))[0];
}

export async function removeReaction(
  tx: Executor,
  given: { kind: ReactedKind; id: string; user_id: string },
): Promise<Changed | undefined> {
  return (await removers[given.kind](tx, [given.id, given.user_id]))[0];
}

export interface ReactionRow {
  user_id: string;
  kind: ReactionKind;
  reacted_ms: number;
}

export async function listReactions(
  tx: Executor,
  given: {
    post_id: string;
    viewer_id: string | null;
    kind: ReactionKind | null;
    before: { at_ms: number; id: string };
    limit: number;
  },
): Promise<ReactionRow[]> {
  const { rows } = await tx.query<ReactionRow>({
    text: `select user_id, kind, (extract(epoch from created_at) * 1000)::float8 as reacted_ms from post_reactions
      where post_id = $1 and ($2::text is null or kind = $2) and (created_at, user_id) < (to_timestamp($3::float8 / 1000), $4::uuid)
        and user_id not in (select h.user_id from user_hidden h where h.viewer_id = $5)
      order by created_at desc, user_id desc limit $6`,
    values: [given.post_id, given.kind, given.before.at_ms, given.before.id, given.viewer_id, given.limit],
  });
  return rows;
}

/** Before a person's reactions go: the counts they were part of. */
export async function uncountReactionsOf(tx: Executor, userId: string): Promise<void> {
  for (const place of Object.values(places)) {
    const sums = counts
      .split(', ')
      .map((one) => `${one} = c.${one} - (r.kind = '${one}')::int`)
      .join(', ');
    await tx.query({
      text: `update ${place.counts} c set ${sums} from ${place.reactions} r where r.user_id = $1 and c.${place.id} = r.${place.key}`,
      values: [userId],
    });
    await tx.query({ text: `delete from ${place.reactions} where user_id = $1`, values: [userId] });
  }
}

// Owns the SQL that writes new posts: several at once, and where one is out at once, its event and document along with it.
import type { Insertable } from 'kysely';
import { type DocumentAlong, documentAlong } from '#domains/search/public/document-along.ts';
import { batched, type HandIn } from '#platform/db/batch.ts';
import type { CarriedEvent } from '#platform/db/db.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import { carriedEvents } from '#platform/outbox/deliveries.store.ts';
import type { PostsTables } from './tables.ts';

/** Media and mentions as they are, not as text: the whole row travels as JSON. */
export type NewPost = Omit<Insertable<PostsTables['posts']>, 'media' | 'mentions'> & {
  media?: readonly object[];
  mentions?: readonly object[];
};

/** What becomes of it at once, in the same statement: told to later rows, and findable. */
export interface Published {
  event: CarriedEvent;
  document: DocumentAlong | undefined;
}

interface Handed {
  post: NewPost;
  published: Published | undefined;
}

// $1 the posts as JSON, $2 the event's name, $3 its handlers: one value costs less than two dozen arrays, on both sides.
const insert = prepared<{ id: string }>(
  'posts-insert',
  `with asked as materialized (
     select * from json_to_recordset($1::json) as a (id uuid, club_id uuid, author_id uuid, client_key uuid, text text,
       media jsonb, mentions jsonb, teaser text, audience text, tier_id uuid, reply_policy text, reply_tier_id uuid,
       created_at timestamptz, publish_at timestamptz, published_at timestamptz, held_at timestamptz,
       event jsonb, visibility text, words tsvector)),
   made as (
     insert into posts (id, club_id, author_id, client_key, text, media, mentions, teaser, audience, tier_id, reply_policy,
       reply_tier_id, created_at, publish_at, published_at, held_at)
     select id, club_id, author_id, client_key, text, coalesce(media, '[]'), coalesce(mentions, '[]'), coalesce(teaser, ''),
       audience, tier_id, reply_policy, reply_tier_id, created_at, publish_at, published_at, held_at from asked
     on conflict (author_id, client_key) do nothing returning id),
   shown as (select a.* from made join asked a on a.id = made.id where a.event is not null),
   ${carriedEvents({ from: 'shown', payload: 'shown.event', name: '$2', handlers: '$3' })},
   ${documentAlong({ from: 'shown', at: 'shown.published_at' })}
   select id from made`,
);

const writers = new WeakMap<Executor, HandIn<Handed, boolean>>();

/** False where the same draft was sent before. Within the transaction that is given, or else together with others' posts. */
export async function insertPost(tx: Executor, post: NewPost, published?: Published): Promise<boolean> {
  return (await insertAll(tx, [{ post, published }]))[0] ?? false;
}

/** The same in a transaction of its own, which it may share with posts that others send at this moment. */
export async function insertPostAmongOthers(
  db: Executor,
  post: NewPost,
  published: Published,
): Promise<boolean> {
  // One statement at a time, as long as it is quick: it costs more than the posts in it. A post that waits for its club's
  // row must not hold up everybody's.
  const writer =
    writers.get(db) ??
    batched((handed: readonly Handed[]) => insertAll(db, handed), { most: 32, lanes: 3, patience_ms: 25 });
  writers.set(db, writer);
  return writer({ post, published });
}

async function insertAll(tx: Executor, handed: readonly Handed[]): Promise<boolean[]> {
  const records = handed.map(({ post, published }) => ({
    ...post,
    event: published?.event.payload,
    ...published?.document,
  }));
  // Of the same kind, all of them: those who hear of one hear of each.
  const event = handed.find(({ published }) => published !== undefined)?.published?.event;
  const rows = await insert(tx, [JSON.stringify(records), event?.name ?? null, event?.handlers ?? []]);
  const made = new Set(rows.map(({ id }) => id));
  return handed.map(({ post }) => made.has(post.id));
}

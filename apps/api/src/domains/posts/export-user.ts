// Owns what a person takes along of what they wrote, and what goes with them.

import { unclaimMedia } from '#domains/media/public/unclaim-media.ts';
import { removeDocument } from '#domains/search/public/remove-document.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import {
  changeCommentCounts,
  listCommentsOfAuthor,
  removeCommentRow,
  updateComment,
} from './comments.store.ts';
import { OLDEST } from './posts.rules.ts';
import { listPostsOfAuthor, removePostRow } from './posts.store.ts';
import { uncountReactionsOf } from './reactions.store.ts';

const batch = 200;

async function* all<Row>(
  list: (given: { after: string; limit: number }) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  for (let after = OLDEST.id; ; ) {
    const rows = await list({ after, limit: batch });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = keyOf(last);
  }
}

function postsOf(db: Executor, author_id: string) {
  return all(
    (page) => listPostsOfAuthor(db, { author_id, ...page }),
    ({ client_key }) => client_key,
  );
}

function commentsOf(db: Executor, author_id: string) {
  return all(
    (page) => listCommentsOfAuthor(db, { author_id, ...page }),
    ({ id }) => id,
  );
}

export async function exportUser({ db }: Platform, userId: string): Promise<unknown> {
  const posts = [];
  for await (const post of postsOf(db, userId))
    posts.push({
      id: post.id,
      club_id: post.club_id,
      text: post.text,
      teaser: post.teaser,
      audience: post.audience,
      media_ids: post.media.map(({ id }) => id),
      created_at: post.created_at.toISOString(),
      published_at: post.published_at?.toISOString() ?? null,
    });
  // As they were written: ids grow with time.
  posts.sort((a, b) => (a.id < b.id ? -1 : 1));
  const comments = [];
  for await (const comment of commentsOf(db, userId))
    comments.push({
      id: comment.id,
      post_id: comment.post_id,
      text: comment.text,
      created_at: comment.created_at.toISOString(),
    });
  return {
    posts,
    comments,
    reactions: await reactionsOf(db, userId),
    bookmarks: await bookmarksOf(db, userId),
  };
}

async function reactionsOf(db: Executor, userId: string): Promise<unknown[]> {
  const { rows } = await db.query({
    text: `select 'post' as subject, post_id as id, kind, created_at from post_reactions where user_id = $1
      union all select 'comment', comment_id, kind, created_at from comment_reactions where user_id = $1
      order by created_at limit 100000`,
    values: [userId],
  });
  return rows;
}

async function bookmarksOf(db: Executor, userId: string): Promise<unknown[]> {
  const { rows } = await db.query({
    text: 'select post_id, created_at from bookmarks where user_id = $1 order by created_at limit 100000',
    values: [userId],
  });
  return rows;
}

/** Posts and comments go; a comment that others answered keeps its place without its text. */
export async function eraseUser(tx: Tx, userId: string, platform: Platform): Promise<void> {
  await uncountReactionsOf(tx, userId);
  await tx.query({ text: 'delete from bookmarks where user_id = $1', values: [userId] });
  for await (const comment of commentsOf(tx, userId)) {
    const counted = comment.removed_at === null && comment.held_at === null;
    if (counted) await changeCommentCounts(tx, comment, -1);
    if (comment.replies === 0) await removeCommentRow(tx, comment.id);
    else
      await updateComment(tx, comment.id, {
        text: '',
        mentions: '[]',
        removed_at: platform.clock.now(),
        held_at: null,
      });
  }
  for await (const post of postsOf(tx, userId)) {
    await unclaimMedia(tx, { kind: 'post', ids: [post.id] });
    await removeDocument(tx, { kind: 'post', id: post.id });
    await removePostRow(tx, post.id);
  }
}

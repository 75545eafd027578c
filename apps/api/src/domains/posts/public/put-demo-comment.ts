// Owns a comment that another domain's part of the demo world needs: under the post that was newest at that moment.
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertComment } from '../comments.store.ts';
import { findNewestBefore } from '../demo.store.ts';

export interface DemoComment {
  club_id: string;
  author_id: string;
  text: string;
  /** Held back by the word filter: nobody hears of it until somebody has looked. */
  held: boolean;
}

/** Its id; undefined where the club had no post to comment on by then. */
export async function putDemoComment(
  platform: Platform,
  tx: Tx,
  comment: DemoComment,
): Promise<string | undefined> {
  const now = platform.clock.now();
  const post_id = await findNewestBefore(tx, comment.club_id, now);
  if (post_id === undefined) return undefined;
  const id = newId(platform);
  await insertComment(tx, {
    id,
    post_id,
    parent_id: null,
    author_id: comment.author_id,
    client_key: newId(platform),
    text: comment.text,
    mentions: [],
    created_at: now,
    held_at: comment.held ? now : null,
  });
  return id;
}

// Owns the writing of a comment: who may answer here, the club's rules, the counts, in one transaction.
import { commentNotFound, postNotFound, repliesClosed } from '@stagepass/contract/posts/errors.ts';
import { commentAdded, textHeld } from '@stagepass/contract/posts/events.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isBlocked } from '#domains/users/public/is-blocked.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { isId, newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { type LoadedPost, loadOpenPostFor, viewingAs } from '../access.ts';
import { type CommentRow, findComment, findCommentByClientKey, insertComment } from '../comments.store.ts';
import { tellNewComment } from '../live.ts';
import { guestsMayAnswer, mayAnswer } from '../posts.rules.ts';
import { stateOf } from '../views.ts';
import { checkWriting, holdNewAccountShort } from './check-writing.ts';

export interface CommentDraft {
  client_key: string;
  text: string;
  parent_id: string | null;
}

/** The comment's id; the same draft sent again answers the comment that it made. */
export async function addComment(
  platform: Platform,
  actor: Actor,
  postId: string,
  draft: CommentDraft,
): Promise<string> {
  const { user_id } = signedIn(actor);
  await holdNewAccountShort(platform, signedIn(actor), 'comment');
  return platform.db.transaction(async (tx) => {
    const loaded = await loadOpenPostFor(platform, tx, actor, postId);
    const { row, club, standing } = loaded;
    requireAnswer(loaded);
    const parent =
      draft.parent_id === null ? undefined : await parentOf(tx, { id: draft.parent_id, postId, user_id });
    const writing = { text: draft.text, club_id: club.id, standing, author_id: user_id };
    const { mentions, held } = await checkWriting(tx, writing);
    const now = platform.clock.now();
    const comment = {
      id: newId(platform),
      post_id: row.id,
      // An answer to an answer stands beside it: two levels and no more.
      parent_id: parent === undefined ? null : (parent.parent_id ?? parent.id),
      author_id: user_id,
      client_key: draft.client_key,
      text: draft.text,
      mentions,
      created_at: now,
      held_at: held ? now : null,
    };
    const comments = await insertComment(tx, comment);
    if (comments === undefined) return (await findCommentByClientKey(tx, comment)) ?? fail(postNotFound);
    const place = { post_id: row.id, club_id: club.id, author_id: user_id };
    if (held) {
      await tx.emit(textHeld, {
        subject_kind: 'comment',
        subject_id: comment.id,
        club_id: club.id,
        author_id: user_id,
      });
      return comment.id;
    }
    await tx.emit(commentAdded, {
      ...place,
      comment_id: comment.id,
      post_author_id: row.author_id,
      parent_author_id: parent?.author_id ?? null,
      mentioned_ids: mentions.map((mention) => mention.user_id),
    });
    tellNewComment(platform, tx, {
      ...place,
      comment_id: comment.id,
      parent_id: comment.parent_id,
      comments,
    });
    return comment.id;
  });
}

export function requireAnswer({ row, club, standing }: LoadedPost): void {
  if (stateOf(row) !== 'shown') fail(postNotFound);
  const audience = club.visibility === 'public' ? row.audience : 'members';
  const terms = { reply_policy: row.reply_policy, reply_rank: row.reply_tier_rank, audience };
  requireMay(club, standing, 'comment', { post_allows_guests: guestsMayAnswer(terms) });
  const { role, rank } = viewingAs(standing);
  if (!mayAnswer(terms, { signed_in: true, role, rank })) fail(repliesClosed);
}

async function parentOf(
  tx: Tx,
  { id, postId, user_id }: { id: string; postId: string; user_id: string },
): Promise<CommentRow> {
  const parent = isId(id) ? await findComment(tx, id) : undefined;
  if (parent === undefined || parent.post_id !== postId) return fail(commentNotFound);
  const gone = parent.removed_at !== null || parent.hidden_at !== null || parent.held_at !== null;
  if (gone || (await isBlocked(tx, { user_id, other_id: parent.author_id }))) return fail(commentNotFound);
  return parent;
}

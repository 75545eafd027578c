// Owns the writing of a comment: who may answer here, the club's rules, the counts and the event, in one statement.
import { commentNotFound, postNotFound, repliesClosed } from '@stagepass/contract/posts/errors.ts';
import { commentAdded, textHeld } from '@stagepass/contract/posts/events.ts';
import type { CommentView } from '@stagepass/contract/posts/shapes.ts';
import { personOf } from '#domains/auth/public/authenticator.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { isBlocked } from '#domains/users/public/is-blocked.ts';
import type { CarriedEvent, Db } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadPostToAnswer, type PostToAnswer, viewingAs } from '../access.ts';
import {
  type CommentRow,
  findComment,
  findCommentByClientKey,
  insertComment,
  insertCommentAmongOthers,
  type NewComment,
} from '../comments.store.ts';
import { freshComment } from '../fresh-post.rules.ts';
import { tellNewComment } from '../live.ts';
import { guestsMayAnswer, mayAnswer } from '../posts.rules.ts';
import { presentFreshComment, readComment } from '../reads/read-comments.ts';
import { stateOf } from '../views.ts';
import { checkWriting, holdNewAccountShort } from './check-writing.ts';

export interface CommentDraft {
  client_key: string;
  text: string;
  parent_id: string | null;
}

/** The same draft sent again answers the comment that it made. */
export async function addComment(
  platform: Platform,
  actor: Actor,
  postId: string,
  draft: CommentDraft,
): Promise<CommentView> {
  const author = signedIn(actor);
  const { user_id } = author;
  const { db } = platform;
  await holdNewAccountShort(platform, author, 'comment');
  const loaded = await loadPostToAnswer(platform, db, author, postId);
  const { row, club, standing, policy } = loaded;
  requireAnswer(loaded);
  const parent =
    draft.parent_id === null ? undefined : await parentOf(db, { id: draft.parent_id, postId, user_id });
  const writing = { text: draft.text, club_id: club.id, standing, author_id: user_id, policy };
  const { mentions, held } = await checkWriting(db, writing);
  const now = platform.clock.now();
  const comment: NewComment = {
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
  const event = eventOf(db, { comment, club, post_author_id: row.author_id, parent });
  // One statement is the whole transaction: whatever it stands under and is deleted meanwhile refuses it by its foreign key.
  const write = held ? insertComment : insertCommentAmongOthers;
  const comments = await write(db, comment, event);
  if (comments === undefined)
    return readComment(platform, actor, (await findCommentByClientKey(db, comment)) ?? fail(postNotFound));
  db.afterCommit(event.wakeHandlers);
  const { id: comment_id, post_id, parent_id } = comment;
  if (!held) {
    const said = { post_id, club_id: club.id, author_id: user_id, comment_id, parent_id, comments };
    tellNewComment(platform, db, { audience: row.audience, comment: said });
  }
  const shown = freshComment(comment, standing, personOf(author));
  return shown === undefined
    ? readComment(platform, actor, comment_id)
    : presentFreshComment(platform, actor, loaded, shown);
}

interface Added {
  comment: NewComment;
  club: { id: string };
  post_author_id: string;
  parent: CommentRow | undefined;
}

/** Of one that is held only those hear who keep order. */
function eventOf(db: Db, { comment, club, post_author_id, parent }: Added): CarriedEvent {
  const { id, post_id, author_id, mentions } = comment;
  const place = { club_id: club.id, author_id };
  if (comment.held_at !== null)
    return db.carry(textHeld, { subject_kind: 'comment', subject_id: id, ...place });
  return db.carry(commentAdded, {
    ...{ comment_id: id, post_id, ...place, post_author_id },
    parent_author_id: parent?.author_id ?? null,
    mentioned_ids: mentions.map((mention) => mention.user_id),
  });
}

export function requireAnswer({ row, club, standing }: PostToAnswer): void {
  if (stateOf(row) !== 'shown') fail(postNotFound);
  const audience = club.visibility === 'public' ? row.audience : 'members';
  const terms = { reply_policy: row.reply_policy, reply_rank: row.reply_tier_rank, audience };
  requireMay(club, standing, 'comment', { post_allows_guests: guestsMayAnswer(terms) });
  const { role, rank } = viewingAs(standing);
  if (!mayAnswer(terms, { signed_in: true, role, rank })) fail(repliesClosed);
}

async function parentOf(
  tx: Executor,
  { id, postId, user_id }: { id: string; postId: string; user_id: string },
): Promise<CommentRow> {
  const parent = await findComment(tx, id);
  if (parent === undefined || parent.post_id !== postId) return fail(commentNotFound);
  const gone = parent.removed_at !== null || parent.hidden_at !== null || parent.held_at !== null;
  if (gone || (await isBlocked(tx, { user_id, other_id: parent.author_id }))) return fail(commentNotFound);
  return parent;
}

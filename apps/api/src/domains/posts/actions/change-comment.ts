// Owns the changing and deleting of comments: the text by its author, the whole by author and staff.
import { commentNotFound } from '@stagepass/contract/posts/errors.ts';
import { commentRemoved, textHeld } from '@stagepass/contract/posts/events.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadCommentFor } from '../access.ts';
import { changeCommentCounts, lockComment, removeCommentRow, updateComment } from '../comments.store.ts';
import { tellCommentChanged } from '../live.ts';
import { requireAnswer } from './add-comment.ts';
import { checkWriting } from './check-writing.ts';

export async function editComment(platform: Platform, actor: Actor, id: string, text: string): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const loaded = await loadCommentFor(platform, tx, actor, id);
    const comment = await lockComment(tx, id);
    if (comment === undefined || comment.author_id !== user_id || comment.removed_at !== null)
      return fail(commentNotFound);
    requireAnswer(loaded);
    const { club, standing } = loaded;
    const { mentions, held } = await checkWriting(tx, {
      text,
      club_id: club.id,
      standing,
      author_id: user_id,
    });
    const now = platform.clock.now();
    const newlyHeld = held && comment.held_at === null;
    await updateComment(tx, id, {
      text,
      mentions: JSON.stringify(mentions),
      edited_at: now,
      held_at: newlyHeld ? now : comment.held_at,
    });
    const comments = newlyHeld ? await changeCommentCounts(tx, comment, -1) : null;
    const { post_id, parent_id } = comment;
    if (newlyHeld) {
      const place = { club_id: club.id, author_id: user_id };
      await tx.emit(textHeld, { ...place, subject_kind: 'comment', subject_id: id });
      await tx.emit(commentRemoved, { ...place, post_id, comment_id: id });
    }
    const change = newlyHeld ? 'removed' : 'edited';
    tellCommentChanged(platform, tx, { post_id, parent_id, comment_id: id, change, comments });
  });
}

/** One that others answered keeps its place without its text: what was said to it still hangs somewhere. */
export async function removeComment(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  await platform.db.transaction(async (tx) => {
    const { club, standing } = await loadCommentFor(platform, tx, actor, id);
    const comment = await lockComment(tx, id);
    if (comment === undefined || comment.removed_at !== null) return fail(commentNotFound);
    const own = comment.author_id === user_id;
    if (!own) requireMay(club, standing, 'manage-content');
    const comments = comment.held_at === null ? await changeCommentCounts(tx, comment, -1) : null;
    const now = platform.clock.now();
    if (comment.replies > 0)
      await updateComment(tx, id, { text: '', mentions: '[]', removed_at: now, held_at: null });
    else await removeCommentRow(tx, id);
    if (!own)
      await recordDeed(platform, tx, {
        club_id: club.id,
        actor_id: user_id,
        deed: 'posts.comment-removed',
        subject: { kind: 'comment', id },
        details: { author_id: comment.author_id },
      });
    const { post_id, parent_id, author_id } = comment;
    await tx.emit(commentRemoved, { post_id, club_id: club.id, author_id, comment_id: id });
    tellCommentChanged(platform, tx, { post_id, parent_id, comment_id: id, change: 'removed', comments });
  });
}

// Owns reactions: one a person and subject; the counts move in the same statement, one person after the other.
import { commentNotFound, postNotFound } from '@stagepass/contract/posts/errors.ts';
import { reactionAdded, reactionChanged, reactionTakenBack } from '@stagepass/contract/posts/events.ts';
import type { ReactionCounts, ReactionKind } from '@stagepass/contract/posts/shapes.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type LoadedPost, loadCommentFor, loadOpenPostFor } from '../access.ts';
import { tellReactions } from '../live.ts';
import { countsOf } from '../posts.rules.ts';
import { lockCounts, putReaction, type ReactedKind, removeReaction } from '../reactions.store.ts';
import { stateOf } from '../views.ts';

interface Reacting {
  kind: ReactedKind;
  id: string;
  /** Null takes the own reaction back. */
  reaction: ReactionKind | null;
}

interface Subject {
  loaded: LoadedPost;
  author_id: string;
}

export async function react(
  platform: Platform,
  actor: Actor,
  given: Reacting,
): Promise<{ counts: ReactionCounts; mine: ReactionKind | null }> {
  const { user_id } = signedIn(actor);
  const { kind, id, reaction } = given;
  return platform.db.transaction(async (tx) => {
    const { loaded, author_id } = await loadSubject(platform, tx, actor, given);
    const { club, standing, row } = loaded;
    if (reaction !== null) requireVoice(loaded);
    const missing = kind === 'post' ? postNotFound : commentNotFound;
    if (!(await lockCounts(tx, kind, id))) return fail(missing);
    const after =
      reaction === null
        ? await removeReaction(tx, { kind, id, user_id })
        : await putReaction(tx, { kind, id, user_id, reaction, at: platform.clock.now() });
    if (after === undefined) return fail(missing);
    const counts = countsOf(after);
    const place = { club_id: club.id, post_id: row.id };
    if (after.was !== reaction) {
      const count = { ...place, subject: { kind, id }, counts };
      tellReactions(platform, tx, { audience: row.audience, count });
      if (kind === 'post') await tx.emit(reactionChanged, { ...place, user_id });
    }
    if (after.was === null && reaction !== null && author_id !== standing.user_id)
      await tx.emit(reactionAdded, {
        ...place,
        subject_kind: kind,
        subject_id: id,
        subject_author_id: author_id,
        user_id,
        kind: reaction,
      });
    if (after.was !== null && reaction === null && author_id !== standing.user_id)
      await tx.emit(reactionTakenBack, { subject_kind: kind, subject_id: id, user_id });
    return { counts, mine: reaction };
  });
}

async function loadSubject(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  { kind, id }: Reacting,
): Promise<Subject> {
  if (kind === 'post') {
    const loaded = await loadOpenPostFor(platform, tx, actor, id);
    return { loaded, author_id: loaded.row.author_id };
  }
  const { comment, ...loaded } = await loadCommentFor(platform, tx, actor, id);
  return comment.removed_at === null ? { loaded, author_id: comment.author_id } : fail(commentNotFound);
}

/** Guests may react to what everybody sees; members to what they see. Muted and banned people read only. */
export function requireVoice({ club, standing, row }: LoadedPost): void {
  if (stateOf(row) !== 'shown') fail(postNotFound);
  const open = row.audience === 'public' && club.visibility === 'public';
  requireMay(club, standing, standing.role === 'guest' && open ? 'comment' : 'take-part', {
    post_allows_guests: open,
  });
}

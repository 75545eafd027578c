// Owns the doors to posts and comments: what somebody may not know of answers as missing; what is sealed says what it takes.
import type { TextPolicy } from '@stagepass/contract/clubs/shapes.ts';
import { commentNotFound, postNotFound, postSealed } from '@stagepass/contract/posts/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { loadClubToWrite } from '#domains/memberships/public/load-club-to-write.ts';
import { isStaff, isStaffFor, may } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import { isBlocked } from '#domains/users/public/is-blocked.ts';
import type { Executor } from '#platform/db/executor.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import type { Actor, SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type CommentRow, findComment } from './comments.store.ts';
import { STAFF_RANK } from './posts.rules.ts';
import { type AnsweredRow, findToAnswer, listShownByIds } from './shown-posts.store.ts';
import type { ShownPostRow } from './tables.ts';
import { sealOf, stateOf, type Viewer } from './views.ts';

/** Whoever is banned from the club of what they look at has no voice there, where that is known. */
export function viewerOf(
  { clock }: Pick<Platform, 'clock'>,
  actor: Actor,
  standing?: Pick<Standing, 'banned'>,
): Viewer {
  const signedIn = actor.kind === 'user';
  return {
    user_id: signedIn ? actor.user_id : null,
    verified: signedIn && actor.verified && !actor.suspended && standing?.banned !== true,
    now_ms: clock.now().getTime(),
  };
}

export interface Viewing {
  /** Null for no member. */
  role: 'member' | 'admin' | 'owner' | null;
  rank: number;
  muted_until: Date | null;
}

/** What somebody is where a post stands. Those who run the instance see what members see, and are none. */
export function viewingAs(standing: Standing): Viewing {
  const { role, muted_until } = standing;
  const member = role === 'member' || role === 'admin' || role === 'owner' ? role : null;
  const acting = member === 'admin' && !isStaffFor(standing, 'moderate') ? 'member' : member;
  const rank =
    isStaffFor(standing, 'moderate') || standing.operator ? STAFF_RANK : (standing.tier?.rank ?? 0);
  return { role: acting ?? (standing.operator ? 'member' : null), rank, muted_until };
}

export interface LoadedPost {
  row: ShownPostRow;
  club: Club;
  standing: Standing;
}

/** A post that the actor may know of; it may be sealed for them. */
export async function loadPostFor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<LoadedPost> {
  const viewerId = actor.kind === 'user' ? actor.user_id : null;
  const [row] = await listShownByIds(tx, viewerId, [id]);
  if (row === undefined) return fail(postNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, row.club_id);
  if (found === undefined || !may(found.club, found.standing, 'see-inside')) return fail(postNotFound);
  const { club, standing } = found;
  const own = viewerId === row.author_id;
  const keepsOrder = isStaffFor(standing, 'moderate') || standing.operator;
  if (stateOf(row) !== 'shown' && !own && !keepsOrder) return fail(postNotFound);
  if (row.author_out && !own && !keepsOrder) return fail(postNotFound);
  if (viewerId !== null && !own && !keepsOrder) {
    const apart = await isBlocked(tx, { user_id: viewerId, other_id: row.author_id });
    if (apart) return fail(postNotFound);
  }
  // An operator reads what members read, tier or not.
  if (standing.operator && row.sealed) return { row: await unsealed(tx, row), club, standing };
  return { row, club, standing };
}

/** As its author sees it, with what is the reader's own left as it is. */
export async function unsealed(tx: Executor, row: ShownPostRow): Promise<ShownPostRow> {
  const [open = row] = await listShownByIds(tx, row.author_id, [row.id]);
  const { text, media, link, mentions, poll_id } = open;
  return { ...row, sealed: false, text, media, link, mentions, poll_id };
}

/** For whatever needs to have read it. */
export async function loadOpenPostFor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<LoadedPost> {
  const loaded = await loadPostFor(platform, tx, actor, id);
  if (loaded.row.sealed) fail(postSealed, sealOf(viewerOf(platform, actor), loaded.row));
  return loaded;
}

export interface PostToAnswer extends Pick<LoadedPost, 'club' | 'standing'> {
  row: AnsweredRow;
  policy?: TextPolicy | undefined;
}

/** The same for whoever writes under it, in two short queries; where anything stands in the way, the longer look says what. */
export async function loadPostToAnswer(
  platform: Platform,
  tx: Executor,
  actor: SignedIn,
  id: string,
): Promise<PostToAnswer> {
  const row = await findToAnswer(tx, id, actor.user_id);
  const found =
    row && (await loadClubToWrite(platform, tx, actor, row.club_id, 'see-inside').catch(unlessRefused));
  if (row === undefined || found === undefined || !isOpen(row, actor, found.standing))
    return loadOpenPostFor(platform, tx, actor, id);
  return { row, ...found };
}

export function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error;
}

/** As `sealed` is decided in SQL. */
function isOpen(
  { audience, author_id, tier_rank }: AnsweredRow,
  actor: SignedIn,
  standing: Standing,
): boolean {
  if (audience === 'public' || author_id === actor.user_id) return true;
  const { role, rank } = viewingAs(standing);
  if (role === null) return false;
  if (audience === 'subscribers' && (standing.subscribed || isStaff(standing))) return true;
  return audience === 'members' || rank >= (tier_rank ?? STAFF_RANK);
}

/** A comment whose post is open to the actor. */
export async function loadCommentFor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<LoadedPost & { comment: CommentRow }> {
  const comment = await findComment(tx, id);
  if (comment === undefined) return fail(commentNotFound);
  const loaded = await loadOpenPostFor(platform, tx, actor, comment.post_id).catch((error: unknown) => {
    // Whoever may not know of the post may not know of what hangs under it.
    if ((error as { reason?: unknown }).reason === postNotFound) return fail(commentNotFound);
    throw error;
  });
  const own = actor.kind === 'user' && actor.user_id === comment.author_id;
  const keepsOrder = isStaffFor(loaded.standing, 'moderate') || loaded.standing.operator;
  if ((comment.held_at ?? comment.hidden_at) !== null && !own && !keepsOrder) return fail(commentNotFound);
  return { ...loaded, comment };
}

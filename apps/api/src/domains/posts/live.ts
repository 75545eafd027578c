// Owns what is said over the socket about posts: after the commit, to those who watch the club or the post.
import type { PostRoomEvents } from '@stagepass/contract/posts/realtime.ts';
import type { PostAudience } from '@stagepass/contract/posts/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { dropFeedsOf } from './feed-cache.ts';

/** Heard at home by members of the club: no client can ask for it by name. */
export function newsRoom(clubId: string): string {
  return `news:${clubId}`;
}

export type Told = Pick<Tx, 'afterCommit'>;

export function tellNewPost(platform: Platform, tx: Told, post: PostRoomEvents['newPost']): void {
  tx.afterCommit(() => {
    dropFeedsOf(platform, post.club_id);
    platform.realtime.toRoom([`club:${post.club_id}`, newsRoom(post.club_id)], 'newPost', post);
  });
}

export function tellPostChanged(platform: Platform, tx: Told, change: PostRoomEvents['postChanged']): void {
  tx.afterCommit(() => {
    dropFeedsOf(platform, change.club_id);
    const rooms = [`club:${change.club_id}`, `post:${change.post_id}`, newsRoom(change.club_id)];
    platform.realtime.toRoom(rooms, 'postChanged', change);
  });
}

export function tellReactions(platform: Platform, tx: Told, told: PostRoomEvents['reactionCount']): void {
  const wide = told.subject.kind === 'post' ? [`club:${told.club_id}`, newsRoom(told.club_id)] : [];
  const rooms = [`post:${told.post_id}`, ...wide];
  tx.afterCommit(() => platform.realtime.toRoom(rooms, 'reactionCount', told));
}

/** Watchers of one poll hear at once, and then so often at most. */
const POLL_PAUSE_MS = 1000;
const pollPauses = new WeakMap<Platform, Map<string, PollTold | null>>();

interface PollTold {
  audience: PostAudience;
  count: PostRoomEvents['pollCount'];
}

/** Whoever sees the club may be in its room: of a post that not all of them can read, only those at the post hear. */
export function tellPoll(platform: Platform, told: PollTold): void {
  const { club_id, post_id } = told.count;
  const paused = pollPauses.get(platform) ?? new Map<string, PollTold | null>();
  pollPauses.set(platform, paused);
  if (paused.has(post_id)) {
    paused.set(post_id, told);
    return;
  }
  paused.set(post_id, null);
  dropFeedsOf(platform, club_id);
  const wide = told.audience === 'public' ? [`club:${club_id}`, newsRoom(club_id)] : [];
  platform.realtime.toRoom([`post:${post_id}`, ...wide], 'pollCount', told.count);
  setTimeout(() => {
    const more = paused.get(post_id);
    paused.delete(post_id);
    if (more) tellPoll(platform, more);
  }, POLL_PAUSE_MS).unref();
}

export function tellNewComment(platform: Platform, tx: Told, told: PostRoomEvents['newComment']): void {
  const rooms = [`post:${told.post_id}`, `club:${told.club_id}`, newsRoom(told.club_id)];
  tx.afterCommit(() => platform.realtime.toRoom(rooms, 'newComment', told));
}

export function tellCommentChanged(
  platform: Platform,
  tx: Told,
  told: PostRoomEvents['commentChanged'],
): void {
  tx.afterCommit(() => platform.realtime.toRoom(`post:${told.post_id}`, 'commentChanged', told));
}

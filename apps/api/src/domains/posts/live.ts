// Owns what is said over the socket about posts: after the commit, to those who watch the club or the post.
import type { PostRoomEvents } from '@stagepass/contract/posts/realtime.ts';
import type { PostAudience } from '@stagepass/contract/posts/shapes.ts';
import { clubRoom, membersRoom } from '#domains/clubs/public/paths.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { dropFeedsOf } from './feed-cache.ts';

export type Told = Pick<Tx, 'afterCommit'>;

export function tellNewPost(platform: Platform, tx: Told, post: PostRoomEvents['newPost']): void {
  tx.afterCommit(() => {
    dropFeedsOf(platform, post.club_id);
    platform.realtime.toRoom([clubRoom(post.club_id), membersRoom(post.club_id)], 'newPost', post);
  });
}

export function tellPostChanged(platform: Platform, tx: Told, change: PostRoomEvents['postChanged']): void {
  tx.afterCommit(() => {
    dropFeedsOf(platform, change.club_id);
    const rooms = [clubRoom(change.club_id), `post:${change.post_id}`, membersRoom(change.club_id)];
    platform.realtime.toRoom(rooms, 'postChanged', change);
  });
}

/** Whoever sees the club may be in its room: of a post that not all of them can read, only those are told who can read it. */
function roomsOf(
  audience: PostAudience,
  { club_id, post_id }: { club_id: string; post_id: string },
): string[] {
  const wide = {
    public: [clubRoom(club_id), membersRoom(club_id)],
    members: [membersRoom(club_id)],
    tier: [],
    subscribers: [],
  };
  return [`post:${post_id}`, ...wide[audience]];
}

export interface ReactionsTold {
  audience: PostAudience;
  count: PostRoomEvents['reactionCount'];
}

export function tellReactions(platform: Platform, tx: Told, { audience, count }: ReactionsTold): void {
  const rooms = count.subject.kind === 'post' ? roomsOf(audience, count) : `post:${count.post_id}`;
  tx.afterCommit(() => platform.realtime.toRoom(rooms, 'reactionCount', count));
}

/** Watchers of one poll hear at once, and then so often at most. */
const POLL_PAUSE_MS = 1000;
const pollPauses = new WeakMap<Platform, Map<string, PollTold | null>>();

interface PollTold {
  audience: PostAudience;
  count: PostRoomEvents['pollCount'];
}

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
  platform.realtime.toRoom(roomsOf(told.audience, told.count), 'pollCount', told.count);
  setTimeout(() => {
    const more = paused.get(post_id);
    paused.delete(post_id);
    if (more) tellPoll(platform, more);
  }, POLL_PAUSE_MS).unref();
}

export interface CommentTold {
  audience: PostAudience;
  comment: PostRoomEvents['newComment'];
}

export function tellNewComment(platform: Platform, tx: Told, { audience, comment }: CommentTold): void {
  tx.afterCommit(() => platform.realtime.toRoom(roomsOf(audience, comment), 'newComment', comment));
}

export function tellCommentChanged(
  platform: Platform,
  tx: Told,
  told: PostRoomEvents['commentChanged'],
): void {
  tx.afterCommit(() => platform.realtime.toRoom(`post:${told.post_id}`, 'commentChanged', told));
}

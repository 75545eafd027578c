// What a club's room says, and that of one's own home, put into what is shown: new posts are counted, reactions and comments move their numbers.
import type { PostRoomEvents } from '@stagepass/contract/posts/realtime.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRoom } from '#platform/realtime/use-room.ts';
import { useSession } from '#platform/session/session.ts';
import { countPoll } from './count-poll.ts';
import type { FeedOf } from './feed-keys.ts';
import { askNewCount, renewFeed } from './feeds.ts';
import { dropPost, renewPost } from './post.ts';
import { changeOpenPost, pinnedPostsKey } from './post-cache.ts';

/** Phones that heard of a post at the same moment must not all ask at the same moment. */
const SPREAD_MS = 1500;

/** Whether new posts are heard of by themselves; where they are not, they have to be asked for. */
export function usePostsLive(of: FeedOf): boolean {
  const client = useQueryClient();
  const session = useSession();
  const [live, setLive] = useState(false);
  const room = of.kind === 'club' ? (`club:${of.id}` as const) : null;
  const home = of.kind === 'home' && session ? (`home:${session.user_id}` as const) : null;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => askNewCount(client, of), 150 + Math.random() * SPREAD_MS);
  };
  useRoom(room ?? home, {
    onWatched: (isAgain) => {
      setLive(true);
      ask();
      if (isAgain) void renewFeed(client, of);
    },
    onLost: () => setLive(false),
    newPost: ask,
    postChanged: (event) => followChange(client, event),
    reactionCount: (event) => countReactions(client, event),
    newComment: (event) => countComments(client, event),
    pollCount: (event) => countPoll(client, event),
  });
  return live;
}

export function followChange(client: QueryClient, { post_id, change }: PostRoomEvents['postChanged']): void {
  if (change === 'removed') dropPost(client, post_id);
  else void renewPost(client, post_id);
  if (change === 'pins') void client.invalidateQueries({ queryKey: pinnedPostsKey });
}

export function countReactions(
  client: QueryClient,
  { subject, counts }: PostRoomEvents['reactionCount'],
): void {
  if (subject.kind !== 'post') return;
  changeOpenPost(client, subject.id, (post) => ({ ...post, counts: { ...post.counts, reactions: counts } }));
}

export function countComments(
  client: QueryClient,
  { post_id, comments }: Pick<PostRoomEvents['newComment'], 'post_id' | 'comments'>,
): void {
  changeOpenPost(client, post_id, (post) => ({ ...post, counts: { ...post.counts, comments } }));
}

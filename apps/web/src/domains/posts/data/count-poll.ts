// Puts the votes of a post's poll, as a room tells them, into what is shown.
import type { PostRoomEvents } from '@stagepass/contract/posts/realtime.ts';
import type { QueryClient } from '@tanstack/react-query';
import { changeOpenPost } from './post-cache.ts';

/** Somebody else voted: the own choice stays. */
export function countPoll(client: QueryClient, { post_id, poll: told }: PostRoomEvents['pollCount']): void {
  const votes = new Map(told.options.map((option) => [option.id, option.votes]));
  changeOpenPost(client, post_id, (post) => {
    const { poll } = post;
    if (poll === null) return post;
    const options = poll.options.map((option) => ({
      ...option,
      votes: votes.has(option.id) ? (votes.get(option.id) ?? null) : option.votes,
    }));
    return { ...post, poll: { ...poll, voters: told.voters, options } };
  });
}

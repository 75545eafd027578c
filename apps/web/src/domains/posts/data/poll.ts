// Voting in a post's poll: shown at once wherever the post is, taken back and explained on failure; and others' votes as they come.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { useOptimistic } from '#platform/query/optimistic.ts';
import { useRoom } from '#platform/realtime/use-room.ts';
import { withChoice } from '../model/poll-step.ts';
import { countPoll } from './count-poll.ts';
import { changeOpenPost } from './post-cache.ts';
import { tellFailure } from './tell-failure.ts';

type Poll = NonNullable<OpenPost['poll']>;

export function useVoteInPoll({ id }: Pick<OpenPost, 'id'>): (optionIds: string[]) => void {
  const change = (client: QueryClient, next: (poll: Poll) => Poll) =>
    changeOpenPost(client, id, (post) => ({ ...post, poll: post.poll && next(post.poll) }));
  return useOptimistic({
    key: ['posts', 'poll', id],
    send: async (option_ids: string[]) => {
      // With the first vote: no screen of posts waits for it.
      const { randomUuid } = await import('@stagepass/base/random-id.ts');
      return callData('PUT /posts/:id/poll-ballot', {
        params: { id },
        body: { option_ids, client_key: randomUuid() },
      });
    },
    show: (client, optionIds) => change(client, (poll) => withChoice(poll, optionIds)),
    answered: (client, poll) => change(client, () => poll),
    failed: tellFailure,
  }).mutate;
}

/** Of a public post, the club's room and the own home tell it; of any other, the post's own room alone. */
export function useLivePoll({ id, audience, poll }: Pick<OpenPost, 'id' | 'audience' | 'poll'>): void {
  const client = useQueryClient();
  const isApart = audience !== 'public' && poll !== null && !poll.closed;
  useRoom(isApart ? `post:${id}` : null, { pollCount: (event) => countPoll(client, event) });
}

// Voting in a post's poll: shown at once wherever the post is, taken back and explained on failure.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { useOptimistic } from '#platform/query/optimistic.ts';
import { withChoice } from '../model/poll-step.ts';
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

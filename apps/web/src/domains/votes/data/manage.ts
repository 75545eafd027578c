// Owns what is asked by those who run a club's votes: saving, opening, closing, answering, deleting.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { allEntries, readPages } from '#platform/query/use-pages.ts';
import { invalidateVotes } from '../public/invalidate.ts';
import { voteKey } from './votes.ts';

export type VoteBody = NonNullable<CallInput<'POST /clubs/:id/votes'>['body']>;

function renew(client: QueryClient, vote: VoteView | null): Promise<void> {
  if (vote !== null) client.setQueryData(voteKey(vote.id), vote);
  return invalidateVotes(client);
}

export function useSaveVote(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ before, body }: { before: { id: string; version: number } | null; body: VoteBody }) =>
      before === null
        ? callData('POST /clubs/:id/votes', { params: { id: clubId }, body })
        : callData('PATCH /votes/:id', {
            params: { id: before.id },
            body: { ...body, version: before.version },
          }),
    onSuccess: (vote) => renew(client, vote),
  });
}

export type VoteAct = { act: 'open' | 'return' | 'close' | 'remove' } | { act: 'answer'; text: string };

async function perform(id: string, given: VoteAct): Promise<VoteView | null> {
  const params = { id };
  switch (given.act) {
    case 'open':
      return callData('POST /votes/:id/open', { params });
    case 'return':
      return callData('POST /votes/:id/back-to-draft', { params });
    case 'close':
      return callData('POST /votes/:id/close', { params });
    case 'answer':
      return callData('POST /votes/:id/answer', { params, body: { text: given.text } });
    case 'remove':
      await call('DELETE /votes/:id', { params });
      return null;
  }
}

export function useVoteAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...given }: VoteAct & { id: string }) => perform(id, given),
    onSuccess: (vote) => renew(client, vote),
    // What was refused may have been tried because the screen is old.
    onError: () => renew(client, null),
  });
}

/** What a condition can ask for: the club's live items. */
export function useDesignNames(clubId: string) {
  return useQuery({
    queryKey: ['votes', 'designs-of', clubId],
    queryFn: async ({ signal }) => {
      const input = { params: { id: clubId }, query: { state: 'live', limit: 60 } } as const;
      return allEntries({ pages: await readPages('GET /clubs/:id/item-designs', input, { signal }) });
    },
  });
}

/** Those that fans can do now. */
export function useMissionNames(clubId: string) {
  return useCall(
    'GET /clubs/:id/missions',
    { params: { id: clubId }, query: { limit: 50 } },
    { key: ['votes', 'missions-of', clubId] },
  );
}

// Owns what is asked about votes: a club's, one, and the own ballot in it, which shows at once what it changes.
import { randomUuid } from '@stagepass/base/random-id.ts';
import type { VoteTab } from '@stagepass/contract/votes/kinds.ts';
import type {} from '@stagepass/contract/votes/realtime.ts';
import type { CastAnswer, VoteCountsNow, VoteView } from '@stagepass/contract/votes/shapes.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { invalidateTokens } from '#domains/tokens/public/invalidate.ts';
import { callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { useRoom } from '#platform/realtime/use-room.ts';
import { invalidateVotes } from '../public/invalidate.ts';
import { forgetReceipt, keepReceipt } from './kept-receipts.ts';

export function useClubVotes(clubId: string, tab: VoteTab, limit?: number) {
  return usePages(
    'GET /clubs/:id/votes',
    { params: { id: clubId }, query: { tab, limit } },
    { key: ['votes', 'club', clubId, tab, limit ?? null] },
  );
}

export function useVoteCounts(clubId: string) {
  return useCall(
    'GET /clubs/:id/votes/counts',
    { params: { id: clubId } },
    { key: ['votes', 'counts', clubId] },
  );
}

export const voteKey = (id: string) => ['votes', 'one', id] as const;

export function useVote(id: string) {
  return useCall('GET /votes/:id', { params: { id } }, { key: voteKey(id) });
}

/** Asked anew once it is watched: what happened between the answer and the watch was said to nobody here. */
export function useLiveVote(id: string): void {
  const client = useQueryClient();
  const again = () => void client.invalidateQueries({ queryKey: voteKey(id) });
  useRoom(`vote:${id}`, {
    onWatched: again,
    voteChanged: ({ counts }) => (counts === null ? again() : putCounts(client, id, counts)),
  });
}

function putCounts(client: QueryClient, id: string, counts: VoteCountsNow): void {
  client.setQueryData<VoteView>(voteKey(id), (vote) =>
    vote === undefined ? vote : withCounts(vote, counts),
  );
}

function withCounts(vote: VoteView, { voters, voters_weight, options }: VoteCountsNow): VoteView {
  if (vote.state !== 'open') return vote;
  const counted = new Map(options?.map(({ id, ballots, weight }) => [id, { ballots, weight }]));
  return {
    ...vote,
    voters,
    voters_weight,
    options: vote.options.map((option) => ({ ...option, ...counted.get(option.id) })),
  };
}

function put(client: QueryClient, id: string, { mine, counts }: CastAnswer): void {
  client.setQueryData<VoteView>(voteKey(id), (vote) => {
    if (vote === undefined) return vote;
    const can = {
      ...vote.can,
      take_back: mine !== null && vote.changeable && vote.token === null,
      vote: mine === null || vote.changeable,
    };
    const own_weight = vote.token === null ? vote.own_weight : (mine?.weight ?? 1);
    return { ...withCounts(vote, counts), mine, can, own_weight };
  });
}

/** A choice that arrives again, late, is answered with what was voted on another device since; its receipt is not this phone's. */
export function isCounted({ mine }: Pick<CastAnswer, 'mine'>, optionIds: readonly string[]): boolean {
  return mine !== null && String(mine.option_ids.toSorted()) === String([...optionIds].sort());
}

/** Sent again after a lost answer, the same choice has the same key: it is one vote. */
export function useCast(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { option_ids: string[]; client_key: string; tokens?: number }) =>
      callData('PUT /votes/:id/ballot', { params: { id }, body }),
    retry: 2,
    onSuccess: (answer, { option_ids, client_key }) => {
      const options = client.getQueryData<VoteView>(voteKey(id))?.options ?? [];
      const places = options.filter((option) => option_ids.includes(option.id)).map(({ place }) => place);
      if (answer.receipt !== null && isCounted(answer, option_ids))
        keepReceipt({ receipt: answer.receipt, sent: { client_key, places } });
      put(client, id, answer);
    },
    onSettled: (_answer, _error, { tokens }) => {
      // Tokens renew the votes with them.
      void (tokens === undefined ? invalidateVotes : invalidateTokens)(client);
      if (tokens !== undefined) void invalidateLedger(client);
    },
  });
}

export const newKey = (): string => randomUuid();

export function useTakeBack(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('DELETE /votes/:id/ballot', { params: { id } }),
    onSuccess: (answer) => {
      forgetReceipt(id);
      put(client, id, answer);
    },
    onSettled: () => void invalidateVotes(client),
  });
}

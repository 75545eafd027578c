// Owns what is asked about campaigns: those that run, one with its missions, who is ahead, who won, and what redoes the draw.
import type { CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { allEntries, readPages, usePages } from '#platform/query/use-pages.ts';
import { useRoom } from '#platform/realtime/use-room.ts';
import '../public/invalidate.ts';

const campaignKey = (id: string) => ['campaigns', 'one', id] as const;

export function useRunningCampaigns(limit: number) {
  return usePages('GET /campaigns', { query: { limit } }, { key: ['campaigns', 'running', limit] });
}

export function useClubCampaigns(clubId: string, tab: 'open' | 'closed', limit: number) {
  return usePages(
    'GET /clubs/:id/campaigns',
    { params: { id: clubId }, query: { tab, limit } },
    { key: ['campaigns', 'club', clubId, tab, limit] },
  );
}

export function useCampaign(id: string) {
  return useCall('GET /campaigns/:id', { params: { id } }, { key: campaignKey(id) });
}

/** Asked anew once it is watched: what happened between the answer and the watch was said to nobody here. */
export function useLiveCampaign(id: string): void {
  const client = useQueryClient();
  const again = () => void client.invalidateQueries({ queryKey: campaignKey(id) });
  useRoom(`campaign:${id}`, { onWatched: again, campaignChanged: again });
}

export function useBoard(id: string, limit: number) {
  return usePages(
    'GET /campaigns/:id/board',
    { params: { id }, query: { limit } },
    { key: [...campaignKey(id), 'board', limit] },
  );
}

export function useWinners(id: string) {
  return usePages(
    'GET /campaigns/:id/winners',
    { params: { id }, query: { limit: 50 } },
    { key: [...campaignKey(id), 'winners'] },
  );
}

/** The proof with the whole list: what is checked must be complete. */
export function useProof(id: string) {
  return useQuery({
    queryKey: [...campaignKey(id), 'proof'],
    queryFn: async ({ signal }) => {
      const params = { id };
      const proof = await callData('GET /campaigns/:id/proof', { params }, { signal });
      const pages = await readPages(
        'GET /campaigns/:id/tickets',
        { params, query: { limit: 1000 } },
        { signal },
      );
      return { proof, entries: allEntries({ pages }) };
    },
  });
}

export function useSetSeed(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { client_seed: string; server_seed_hash: string }) =>
      callData('PUT /campaigns/:id/seed', { params: { id }, body }),
    onSuccess: (mine) =>
      client.setQueryData<CampaignView>(campaignKey(id), (known) =>
        known === undefined ? known : { ...known, mine },
      ),
  });
}

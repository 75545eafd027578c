// A club's campaigns for those who make them: the list, one with its clubs and missions, and everything that is done with it.
import type { CampaignShelf } from '@stagepass/contract/campaigns/kinds.ts';
import type { CampaignDraft, CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import type { CallInput } from '@stagepass/contract/client.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateLedger } from '#domains/ledger/public/invalidate.ts';
import { call, callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateCampaigns } from '../public/invalidate.ts';

const editorKey = (id: string) => ['campaigns', 'editor', id] as const;

export function useManagedCampaigns(clubId: string, shelf: CampaignShelf) {
  return usePages(
    'GET /clubs/:id/managed-campaigns',
    { params: { id: clubId }, query: { shelf } },
    { key: ['campaigns', 'managed', clubId, shelf] },
  );
}

export function useCampaignEditor(id: string) {
  return useCall('GET /campaigns/:id/editor', { params: { id } }, { key: editorKey(id) });
}

/** Live missions of a club that can be added. */
export function useMissionsToAdd(clubId: string) {
  return usePages(
    'GET /clubs/:id/missions',
    { params: { id: clubId }, query: { limit: 50 } },
    { key: ['campaigns', 'missions-of', clubId] },
  );
}

function renew(client: QueryClient, campaign: CampaignEditor | null): Promise<void> {
  if (campaign !== null) client.setQueryData(editorKey(campaign.id), campaign);
  return invalidateCampaigns(client);
}

type PictureBody = NonNullable<CallInput<'PUT /campaigns/:id/picture'>['body']>;

export interface Saving {
  /** Null makes a new one. */
  before: { id: string; version: number } | null;
  fields: CampaignDraft;
  /** Null leaves it as it is. */
  picture: PictureBody | null;
}

async function save(clubId: string, { before, fields, picture }: Saving): Promise<CampaignEditor> {
  const campaign =
    before === null
      ? await callData('POST /clubs/:id/campaigns', { params: { id: clubId }, body: fields })
      : await callData('PUT /campaigns/:id', {
          params: { id: before.id },
          body: { ...fields, version: before.version },
        });
  if (picture === null) return campaign;
  // The campaign is saved: made again because of its picture alone, there would be two.
  return callData('PUT /campaigns/:id/picture', { params: { id: campaign.id }, body: picture }).catch(
    () => campaign,
  );
}

export function useSaveCampaign(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (saving: Saving) => save(clubId, saving),
    onSuccess: (campaign) => renew(client, campaign),
  });
}

export type CampaignAct =
  | { act: 'fund' | 'take-back' | 'remove' }
  | { act: 'invite'; club: string }
  | { act: 'answer'; club_id: string; accept: boolean }
  | { act: 'remove-club'; club_id: string }
  | { act: 'add-mission' | 'remove-mission'; mission_id: string };

async function perform(id: string, given: CampaignAct): Promise<CampaignEditor | null> {
  const params = { id };
  switch (given.act) {
    case 'fund':
      return callData('POST /campaigns/:id/fund', { params });
    case 'take-back':
      return callData('POST /campaigns/:id/take-back', { params });
    case 'remove':
      await call('DELETE /campaigns/:id', { params });
      return null;
    case 'invite':
      return callData('POST /campaigns/:id/clubs', { params, body: { club: given.club } });
    case 'answer': {
      const input = { params: { id, club_id: given.club_id }, body: { accept: given.accept } };
      return callData('POST /campaigns/:id/clubs/:club_id/answer', input);
    }
    case 'remove-club':
      await call('DELETE /campaigns/:id/clubs/:club_id', { params: { id, club_id: given.club_id } });
      return null;
    case 'add-mission':
      return callData('POST /campaigns/:id/missions', { params, body: { mission_id: given.mission_id } });
    case 'remove-mission':
      return callData('DELETE /campaigns/:id/missions/:mission_id', {
        params: { id, mission_id: given.mission_id },
      });
  }
}

export function useCampaignAct(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: CampaignAct) => perform(id, given),
    onSuccess: async (campaign) => {
      await renew(client, campaign);
      void invalidateLedger(client);
    },
    // What was refused may have been tried because the screen is old.
    onError: () => renew(client, null),
  });
}

// A club's missions for those who make them: shelves and their order, one mission, its life, where fans stop, the budget.
import type { CallInput } from '@stagepass/contract/client.ts';
import type { MissionShelf } from '@stagepass/contract/missions/kinds.ts';
import type { ManagedMission, MissionDraft, MissionEditor } from '@stagepass/contract/missions/shapes.ts';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateRequirements } from '#domains/requirements/public/invalidate.ts';
import { call, callData } from '#platform/api/api.ts';
import { callOnce } from '#platform/api/once.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { allEntries, readPages, usePages } from '#platform/query/use-pages.ts';
import { invalidateMissions } from '../public/invalidate.ts';

// Steps make a mission's XP, and whether it can be published.
invalidateRequirements.also(invalidateMissions);

const liveKey = (clubId: string) => ['missions', 'managed', clubId, 'live'] as const;
const editorKey = (id: string) => ['missions', 'editor', id] as const;

/** All of them at once: their order is sent as a whole. */
export function useLiveMissions(clubId: string) {
  return useQuery({
    queryKey: liveKey(clubId),
    queryFn: async ({ signal }) => {
      const input = { params: { id: clubId }, query: { shelf: 'live', limit: 50 } } as const;
      return allEntries({ pages: await readPages('GET /clubs/:id/managed-missions', input, { signal }) });
    },
  });
}

export function useShelf(clubId: string, shelf: Exclude<MissionShelf, 'live'>, { enabled = true } = {}) {
  return usePages(
    'GET /clubs/:id/managed-missions',
    { params: { id: clubId }, query: { shelf } },
    { key: ['missions', 'managed', clubId, shelf], enabled },
  );
}

export function useShelfCounts(clubId: string) {
  return useCall(
    'GET /clubs/:id/managed-missions/counts',
    { params: { id: clubId } },
    { key: ['missions', 'managed-counts', clubId] },
  );
}

export function useReorderMissions(clubId: string, ended: Ended<readonly ManagedMission[], unknown>) {
  return useOptimistic({
    ...ended,
    key: liveKey(clubId),
    send: (list: readonly ManagedMission[]) =>
      call('PUT /clubs/:id/missions/order', {
        params: { id: clubId },
        body: { ids: list.map(({ id }) => id) },
      }),
    change: (_before: readonly ManagedMission[], list) => list,
  });
}

export function useMissionEditor(id: string) {
  return useCall('GET /missions/:id/editor', { params: { id } }, { key: editorKey(id) });
}

export function useFunnel(id: string) {
  return useCall('GET /missions/:id/funnel', { params: { id } }, { key: ['missions', 'funnel', id] });
}

function renew(client: QueryClient, mission: MissionEditor | null): Promise<void> {
  if (mission !== null) client.setQueryData(editorKey(mission.id), mission);
  return invalidateMissions(client);
}

export type PictureBody = NonNullable<CallInput<'PUT /missions/:id/picture'>['body']>;

interface Saving {
  /** Null makes a new one. */
  before: Pick<MissionEditor, 'id' | 'version'> | null;
  fields: MissionDraft;
  /** Null leaves it as it is. */
  picture: PictureBody | null;
}

/** The mission as saved. Its picture is set on its own: where only that failed, saving again must not make a second mission. */
interface Saved {
  mission: MissionEditor;
  pictureError: unknown;
}

async function saveMission(clubId: string, { before, fields, picture }: Saving): Promise<Saved> {
  const mission =
    before === null
      ? await callData('POST /clubs/:id/missions', { params: { id: clubId }, body: fields })
      : await callData('PUT /missions/:id', {
          params: { id: before.id },
          body: { ...fields, version: before.version },
        });
  if (picture === null) return { mission, pictureError: null };
  return callData('PUT /missions/:id/picture', { params: { id: mission.id }, body: picture }).then(
    (pictured) => ({ mission: pictured, pictureError: null }),
    (pictureError: unknown) => ({ mission, pictureError }),
  );
}

export function useSaveMission(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (saving: Saving) => saveMission(clubId, saving),
    onSuccess: ({ mission }) => renew(client, mission),
  });
}

export interface NewSteps {
  fields: MissionDraft;
  picture: PictureBody;
  steps: readonly { title: string; waits: boolean; config: RequirementConfig }[];
}

/** A draft with its steps, out of a template. */
export function useCreateWithSteps(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ fields, picture, steps }: NewSteps) => {
      const { mission } = await saveMission(clubId, { before: null, fields, picture });
      const params = { owner_kind: 'mission', owner_id: mission.id } as const;
      try {
        // One after the other: each is added at the end of the list.
        for (const body of steps)
          await callData('POST /requirement-lists/:owner_kind/:owner_id/requirements', { params, body });
      } catch (stepError) {
        // The draft is there: made again, there would be two.
        return { mission, stepError };
      }
      return { mission, stepError: null };
    },
    onSettled: () => renew(client, null),
  });
}

export type LifeChange = 'publish' | 'pause' | 'end' | 'archive' | 'duplicate' | 'remove';

async function perform(change: LifeChange, id: string): Promise<MissionEditor | null> {
  const input = { params: { id } };
  switch (change) {
    case 'publish':
      return callData('POST /missions/:id/publish', input);
    case 'pause':
      return callData('POST /missions/:id/pause', input);
    case 'end':
      return callData('POST /missions/:id/end', input);
    case 'archive':
      return callData('POST /missions/:id/archive', input);
    case 'duplicate':
      return callData('POST /missions/:id/duplicate', input);
    case 'remove':
      await call('DELETE /missions/:id', input);
      return null;
  }
}

export function useMissionLife() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change, id }: { change: LifeChange; id: string }) => perform(change, id),
    onSuccess: (mission) => renew(client, mission),
    // What was refused may have been tried because the list is old.
    onError: () => renew(client, null),
  });
}

const budgetKey = (clubId: string) => ['missions', 'budget', clubId] as const;

export function useBudget(clubId: string, { enabled = true } = {}) {
  return useCall(
    'GET /clubs/:id/mission-budget',
    { params: { id: clubId } },
    { key: budgetKey(clubId), enabled },
  );
}

export function useChangeBudget(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change_cents: number) =>
      callOnce(`mission-budget/${clubId}`, 'POST /clubs/:id/mission-budget', {
        params: { id: clubId },
        body: { change_cents },
      }),
    onSuccess: (budget) => {
      client.setQueryData(budgetKey(clubId), budget);
      return invalidateMissions(client);
    },
  });
}

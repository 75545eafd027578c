// A club's achievements for those who make them: lists by state, one of them, saving, publishing, retiring.
import type { AchievementState } from '@stagepass/contract/achievements/kinds.ts';
import type { AchievementDraft, ManagedAchievement } from '@stagepass/contract/achievements/shapes.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateBadges } from '#domains/badges/public/invalidate.ts';
import { invalidateDesigns } from '#domains/items/public/invalidate.ts';
import { call, callData } from '#platform/api/api.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateAchievements } from '../public/invalidate.ts';

const editorKey = (id: string) => ['achievements', 'editor', id] as const;

export function useManagedAchievements(clubId: string, state: AchievementState) {
  return usePages(
    'GET /clubs/:id/managed-achievements',
    { params: { id: clubId }, query: { state } },
    { key: ['achievements', 'managed', clubId, state] },
  );
}

export function useAchievementEditor(id: string) {
  return useCall('GET /achievements/:id/editor', { params: { id } }, { key: editorKey(id) });
}

async function renew(client: QueryClient, achievement: ManagedAchievement | null): Promise<void> {
  if (achievement !== null) client.setQueryData(editorKey(achievement.id), achievement);
  await Promise.all([invalidateAchievements(client), invalidateBadges(client), invalidateDesigns(client)]);
}

interface Saving {
  /** Null makes a new one. */
  before: Pick<ManagedAchievement, 'id' | 'version'> | null;
  draft: AchievementDraft;
}

export function useSaveAchievement(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ before, draft }: Saving) =>
      before === null
        ? callData('POST /clubs/:id/achievements', { params: { id: clubId }, body: draft })
        : callData('PUT /achievements/:id', {
            params: { id: before.id },
            body: { ...draft, version: before.version },
          }),
    onSuccess: (saved) => renew(client, saved),
  });
}

export type LifeChange = 'publish' | 'retire' | 'remove';

async function perform(change: LifeChange, id: string): Promise<ManagedAchievement | null> {
  const input = { params: { id } };
  if (change === 'publish') return callData('POST /achievements/:id/publish', input);
  if (change === 'retire') return callData('POST /achievements/:id/retire', input);
  await call('DELETE /achievements/:id', input);
  return null;
}

export function useAchievementLife() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change, id }: { change: LifeChange; id: string }) => perform(change, id),
    onSuccess: (achievement) => renew(client, achievement),
  });
}

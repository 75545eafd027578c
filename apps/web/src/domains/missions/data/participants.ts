// Who takes part in a mission, and taking back a reward that was given wrongly.
import type { MissionParticipant } from '@stagepass/contract/missions/participant-shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { invalidateMissions } from '../public/invalidate.ts';

export function useParticipants(missionId: string) {
  return usePages(
    'GET /missions/:id/participants',
    { params: { id: missionId }, query: {} },
    { key: ['missions', 'participants', missionId] },
  );
}

/** Whose reward of which round. */
export interface TakenFrom {
  mission_id: string;
  user: MissionParticipant['user'];
  period: string;
}

export function useTakeBack({ mission_id, user, period }: TakenFrom) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      callData('POST /missions/:id/take-back', {
        params: { id: mission_id },
        body: { user_id: user.id, period, reason },
      }),
    onSettled: () => invalidateMissions(client),
  });
}

// What is asked about levels beside the ladder: its editing, my levels over all clubs, and what leads to the next one.
import type { LevelLadder, LevelPerk } from '@stagepass/contract/levels/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { ladderKey } from '../public/use-ladder.ts';
import '../public/invalidate.ts';

export function useOwnLevels() {
  return usePages('GET /levels', {}, { key: ['levels', 'own'] });
}

/** The missions of a club that are open to me now. */
export function useOpenMissions(clubId: string, isAsked: boolean) {
  return usePages(
    'GET /clubs/:id/missions',
    { params: { id: clubId } },
    {
      key: ['levels', 'missions', clubId],
      enabled: isAsked,
      only: ({ state, locked, mine }) => state === 'active' && !locked && mine !== null && mine.next !== null,
    },
  );
}

export interface LevelEdit {
  level: number;
  name: string | null;
  perks: LevelPerk[];
}

export function useSetLevel(clubId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ level, ...body }: LevelEdit): Promise<LevelLadder> =>
      callData('PUT /clubs/:id/levels/:level', { params: { id: clubId, level }, body }),
    onSuccess: (ladder) => {
      client.setQueryData(ladderKey(clubId), ladder);
      void client.invalidateQueries({ queryKey: ['levels', 'own'] });
    },
  });
}

// Owns what is asked about missions: mine by state, a club's, one with its steps.
import type { OwnMissionTab } from '@stagepass/contract/missions/kinds.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import '../public/invalidate.ts';

export interface OwnWanted {
  tab: OwnMissionTab;
  type: RequirementType | null;
  limit?: number;
}

export function useOwnMissions({ tab, type, limit }: OwnWanted) {
  return usePages(
    'GET /missions',
    { query: { tab, type: type ?? undefined, limit } },
    { key: ['missions', 'own', tab, type, limit ?? null] },
  );
}

export function useMissionCounts() {
  return useCall('GET /mission-counts', {}, { key: ['missions', 'counts'] });
}

export function useTasks() {
  return usePages('GET /tasks', { query: {} }, { key: ['missions', 'tasks'] });
}

export type ClubMissionTab = 'open' | 'ended';

export function useClubMissions(clubId: string, tab: ClubMissionTab, limit?: number) {
  return usePages(
    'GET /clubs/:id/missions',
    { params: { id: clubId }, query: { tab, limit } },
    { key: ['missions', 'club', clubId, tab, limit ?? null] },
  );
}

export const missionKey = (id: string) => ['missions', 'one', id] as const;

export function useMission(id: string) {
  return useCall('GET /missions/:id', { params: { id } }, { key: missionKey(id) });
}

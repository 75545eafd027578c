// What is asked about achievements: a club's with my progress, and the nearest over all my clubs.
import { useCall } from '#platform/query/query.ts';

export function useClubAchievements(clubId: string) {
  return useCall(
    'GET /clubs/:id/achievements',
    { params: { id: clubId } },
    { key: ['achievements', 'of-club', clubId] },
  );
}

export function useNearestAchievements(limit: number) {
  return useCall(
    'GET /achievements/nearest',
    { query: { limit } },
    { key: ['achievements', 'nearest', limit] },
  );
}

// Owns what insights are asked: a club's figures in a range, the same as a file, and a creator's desk.
import type { InsightRange } from '@stagepass/contract/insights/kinds.ts';
import { download } from '#platform/api/download.ts';
import { useCall } from '#platform/query/query.ts';

export function useClubInsights(clubId: string, range: InsightRange) {
  const key = ['insights', 'club', clubId, range] as const;
  return useCall('GET /clubs/:id/insights', { params: { id: clubId }, query: { range } }, { key });
}

export function useCreatorDesk() {
  return useCall('GET /creator-desk', {}, { key: ['insights', 'desk'] });
}

export function downloadInsights(clubId: string, range: InsightRange): Promise<void> {
  return download('GET /clubs/:id/insights.csv', { params: { id: clubId }, query: { range } });
}

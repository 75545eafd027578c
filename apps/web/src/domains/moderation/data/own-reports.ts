// The viewer's own reports, with what came of each.
import { usePages } from '#platform/query/use-pages.ts';

export function useOwnReports() {
  return usePages('GET /users/me/reports', {}, { key: ['moderation', 'own-reports'] });
}

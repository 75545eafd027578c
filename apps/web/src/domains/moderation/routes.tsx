// The routes of moderation, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/club/:id/manage-rules',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageRules(),
  },
  {
    path: '/operator/reports',
    access: 'operator',
    load: async () => (await import('./staff-screens.ts')).operatorReports(),
  },
];

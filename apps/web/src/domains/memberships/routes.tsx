// The routes of membership, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/club/:id/manage-member-tier',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageTiers(),
  },
];

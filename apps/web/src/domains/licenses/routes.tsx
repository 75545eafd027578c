// Owns the routes of the licenses domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/club/:id/upgrade-license',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).license(),
  },
];

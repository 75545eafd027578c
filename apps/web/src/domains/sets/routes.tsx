// Owns the routes of the sets domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/club/set/:id', load: () => import('./screens/set-screen.tsx') },
  { path: '/set/:id', load: () => import('./screens/shared-set-screen.tsx') },
  {
    path: '/club/:id/manage-sets',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageSets(),
  },
];

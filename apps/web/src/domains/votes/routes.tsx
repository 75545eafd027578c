// Owns the routes of the votes domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/club/:id/votes', access: 'fan', load: () => import('./screens/club-votes-screen.tsx') },
  { path: '/club/vote-detail/:id', access: 'fan', load: () => import('./screens/vote-screen.tsx') },
  {
    path: '/club/:id/manage-votes',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageVotes(),
  },
];

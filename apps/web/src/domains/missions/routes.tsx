// Owns the routes of the missions domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/missions', shell: 'tabs', access: 'fan', load: () => import('./screens/missions-screen.tsx') },
  { path: '/club/tasks', access: 'fan', load: () => import('./screens/tasks-screen.tsx') },
  { path: '/mission/:id', load: () => import('./screens/mission-screen.tsx') },
  { path: '/club/mission-detail/:id', load: () => import('./screens/mission-screen.tsx') },
  {
    path: '/club/play-mission/:id',
    access: 'fan',
    load: () => import('./screens/play-mission-screen.tsx'),
  },
  { path: '/club/:id/missions', load: () => import('./screens/club-missions-screen.tsx') },
  {
    path: '/club/:id/manage-missions',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageMissions(),
  },
];

// Owns the routes of the stations domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/station/:id', shell: 'tabs', access: 'fan', load: () => import('./screens/station-screen.tsx') },
  { path: '/club/station/:id', access: 'fan', load: () => import('./screens/station-screen.tsx') },
  { path: '/club/:id/stations', access: 'fan', load: () => import('./screens/club-stations-screen.tsx') },
  {
    path: '/club/:id/manage-stations',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageStations(),
  },
];

// Owns the routes of the events domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/club/:id/events', load: () => import('./screens/club-events-screen.tsx') },
  { path: '/club/event/:id', load: () => import('./screens/event-screen.tsx') },
  {
    path: '/club/:id/manage-events',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageEvents(),
  },
];

// Owns the routes of the checkins domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/club/:id/checkin', access: 'fan', load: () => import('./screens/checkin-screen.tsx') },
];

// Owns the routes of the levels domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/club/:id/levels', access: 'visitor', load: () => import('./screens/club-levels-screen.tsx') },
  { path: '/level/:id', load: () => import('./screens/shared-level-screen.tsx') },
  { path: '/club/levels', access: 'fan', load: () => import('./screens/own-levels-screen.tsx') },
];

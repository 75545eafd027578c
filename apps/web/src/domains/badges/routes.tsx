// Owns the routes of the badges domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/club/badges', access: 'fan', load: () => import('./screens/own-badges-screen.tsx') },
  { path: '/badge/:id', load: () => import('./screens/shared-badge-screen.tsx') },
];

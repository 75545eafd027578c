// The routes of fan tokens, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/user/fan-token', access: 'fan', load: () => import('./screens/own-tokens-screen.tsx') },
  { path: '/club/:id/token', load: () => import('./screens/club-token-screen.tsx') },
  {
    path: '/club/:id/manage-token',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageToken(),
  },
];

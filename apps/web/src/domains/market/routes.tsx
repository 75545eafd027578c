// The routes of the market, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/club/:id/market', load: () => import('./screens/market-screen.tsx') },
  { path: '/market-item/:id', load: () => import('./screens/market-item-screen.tsx') },
  {
    path: '/club/:id/manage-store',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageStore(),
  },
];

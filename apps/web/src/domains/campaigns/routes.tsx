// Owns the routes of the campaigns domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/campaign/:id', load: () => import('./screens/campaign-screen.tsx') },
  { path: '/campaign/:id/leaderboard', load: () => import('./screens/board-screen.tsx') },
  { path: '/campaign/:id/proof', load: () => import('./screens/proof-screen.tsx') },
  { path: '/campaign/:id/winners', load: () => import('./screens/winners-screen.tsx') },
  { path: '/win/:id', load: () => import('./screens/shared-win-screen.tsx') },
  {
    path: '/club/:id/manage-campaigns',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageCampaigns(),
  },
];

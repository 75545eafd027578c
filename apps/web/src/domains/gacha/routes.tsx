// The routes of gacha, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/club/gacha/:id', load: () => import('./screens/pool-screen.tsx') },
  { path: '/club/gacha/:id/odds', load: () => import('./screens/odds-screen.tsx') },
  { path: '/club/gacha/proof/:draw', load: () => import('./screens/proof-screen.tsx') },
  { path: '/club/:id/gacha', load: () => import('./screens/club-gacha-screen.tsx') },
  {
    path: '/club/:id/manage-gacha',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageGacha(),
  },
];

// The routes of founding, running and knowing a club, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/user/create-club',
    access: 'fan',
    load: () => import('./screens/create-club-screen.tsx'),
  },
  {
    path: '/user/creator-club',
    access: 'fan',
    load: () => import('./screens/creator-club-screen.tsx'),
  },
  {
    path: '/club/:id/info',
    load: () => import('./screens/info-screen.tsx'),
  },
  {
    path: '/club/:id/module',
    access: 'fan',
    load: () => import('./screens/module-screen.tsx'),
  },
  {
    path: '/club/:id/settings',
    access: 'fan',
    load: () => import('./screens/settings-screen.tsx'),
  },
];

// The routes of founding, running and knowing a club, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/user/create-club',
    title: 'New club',
    access: 'fan',
    load: () => import('./screens/create-club-screen.tsx'),
  },
  {
    path: '/user/creator-club',
    title: 'Clubs I run',
    access: 'fan',
    load: () => import('./screens/creator-club-screen.tsx'),
  },
  {
    path: '/club/:id/info',
    title: 'About the club',
    load: () => import('./screens/info-screen.tsx'),
  },
  {
    path: '/club/:id/id-center',
    title: 'Member card',
    access: 'fan',
    load: () => import('./screens/id-center-screen.tsx'),
  },
  {
    path: '/club/:id/module',
    title: 'Tabs of the club',
    access: 'fan',
    load: () => import('./screens/module-screen.tsx'),
  },
  {
    path: '/club/:id/settings',
    title: 'Club settings',
    access: 'fan',
    load: () => import('./screens/settings-screen.tsx'),
  },
];

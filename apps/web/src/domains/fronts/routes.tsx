// The routes of the screens that show many domains, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/discover',
    shell: 'tabs',
    load: () => import('./screens/discover-screen.tsx'),
  },
  {
    path: '/home',
    shell: 'tabs',
    access: 'fan',
    load: () => import('./screens/home-screen.tsx'),
  },
  {
    path: '/clubs',
    shell: 'tabs',
    access: 'fan',
    load: () => import('./screens/clubs-screen.tsx'),
  },
  {
    path: '/club/:id',
    load: () => import('./screens/club-front-door-screen.tsx'),
  },
  {
    path: '/club/:id/home',
    load: () => import('./screens/club-home-screen.tsx'),
  },
  {
    path: '/club/:id/manage',
    access: 'fan',
    load: () => import('./screens/manage-screen.tsx'),
  },
  {
    path: '/club/:id/manage-members',
    access: 'fan',
    load: () => import('./screens/manage-members-screen.tsx'),
  },
];

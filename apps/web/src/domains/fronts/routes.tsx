// The routes of the screens that show many domains, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/discover',
    title: 'Discover',
    shell: 'tabs',
    load: () => import('./screens/discover-screen.tsx'),
  },
  {
    path: '/home',
    title: 'Home',
    shell: 'tabs',
    access: 'fan',
    load: () => import('./screens/home-screen.tsx'),
  },
  {
    path: '/clubs',
    title: 'Clubs',
    shell: 'tabs',
    load: () => import('./screens/clubs-screen.tsx'),
  },
  {
    path: '/club/:id',
    title: 'Club',
    load: () => import('./screens/club-front-door-screen.tsx'),
  },
  {
    path: '/club/:id/home',
    title: 'Club',
    load: () => import('./screens/club-home-screen.tsx'),
  },
  {
    path: '/club/:id/manage',
    title: 'Call sheet',
    access: 'fan',
    load: () => import('./screens/manage-screen.tsx'),
  },
  {
    path: '/club/:id/manage-members',
    title: 'On the register',
    access: 'fan',
    load: () => import('./screens/manage-members-screen.tsx'),
  },
];

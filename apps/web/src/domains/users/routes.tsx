// The routes of people and of one's own account, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/user/welcome',
    access: 'fan',
    load: () => import('./screens/welcome-screen.tsx'),
  },
  {
    path: '/user/settings',
    access: 'fan',
    load: () => import('./screens/settings-screen.tsx'),
  },
  {
    path: '/user/profile',
    access: 'fan',
    load: () => import('./screens/profile-screen.tsx'),
  },
  {
    path: '/user/editprofile',
    access: 'fan',
    load: () => import('./screens/edit-profile-screen.tsx'),
  },
  {
    path: '/user/:id',
    load: () => import('./screens/person-screen.tsx'),
  },
];

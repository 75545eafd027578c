// The routes of people and of one's own account, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/user/welcome',
    title: 'Welcome',
    access: 'fan',
    load: () => import('./screens/welcome-screen.tsx'),
  },
  {
    path: '/user/settings',
    title: 'Settings',
    access: 'fan',
    load: () => import('./screens/settings-screen.tsx'),
  },
  {
    path: '/user/profile',
    title: 'Profile',
    access: 'fan',
    load: () => import('./screens/profile-screen.tsx'),
  },
  {
    path: '/user/editprofile',
    title: 'Edit profile',
    access: 'fan',
    load: () => import('./screens/edit-profile-screen.tsx'),
  },
  {
    path: '/user/:id',
    title: 'Profile',
    load: () => import('./screens/person-screen.tsx'),
  },
];

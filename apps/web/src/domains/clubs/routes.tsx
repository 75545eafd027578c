// The routes of founding, running and knowing a club, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/user/create-club',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).createClub(),
  },
  {
    path: '/user/creator-club',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).creatorClub(),
  },
  {
    path: '/club/:id/info',
    load: () => import('./screens/info-screen.tsx'),
  },
  {
    path: '/club/:id/module',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).module(),
  },
  {
    path: '/club/:id/settings',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).settings(),
  },
];

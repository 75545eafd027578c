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
    path: '/clubs',
    title: 'Clubs',
    shell: 'tabs',
    load: () => import('./screens/clubs-screen.tsx'),
  },
];

// Owns the routes of the notifications domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/notifications',
    access: 'fan',
    shell: 'tabs',
    load: () => import('./screens/notifications-screen.tsx'),
  },
  { path: '/unsubscribe', load: () => import('./screens/unsubscribe-screen.tsx') },
];

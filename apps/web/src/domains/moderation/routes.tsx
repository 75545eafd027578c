// The routes of moderation, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/club/:id/manage-rules',
    access: 'fan',
    load: () => import('./screens/manage-rules-screen.tsx'),
  },
  {
    path: '/operator',
    access: 'operator',
    load: () => import('./screens/operator-screen.tsx'),
  },
];

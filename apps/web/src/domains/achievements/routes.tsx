// Owns the routes of the achievements domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/club/:id/achievement',
    access: 'visitor',
    load: () => import('./screens/achievements-screen.tsx'),
  },
  {
    path: '/club/:id/manage-achievement',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageAchievements(),
  },
];

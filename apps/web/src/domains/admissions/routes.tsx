// Owns the routes of the admissions domain.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/club/:id/requirement',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).requirement(),
  },
  {
    path: '/club/:id/invite',
    access: 'fan',
    load: () => import('./screens/invite-screen.tsx'),
  },
  {
    path: '/club/invite/:code',
    load: () => import('./screens/invitation-screen.tsx'),
  },
];

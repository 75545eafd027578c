// Owns the routes that belong to no domain.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const shellRoutes: readonly RouteEntry[] = [
  {
    path: '/permission-error',
    plain: true,
    load: () => import('./screens/permission-error-screen.tsx'),
  },
];

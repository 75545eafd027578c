// The routes of items, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/user/inventory', access: 'fan', load: () => import('./screens/inventory-screen.tsx') },
  // The seed names the same room twice.
  {
    path: '/club/:id/manage-items',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageItems(),
  },
  {
    path: '/club/:id/vault',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageItems(),
  },
];

// The routes of insights, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/club/:id/overview',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).overview(),
  },
  {
    path: '/user/creatorpod',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).desk(),
  },
];

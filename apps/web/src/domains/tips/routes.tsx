// The routes of tips, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/club/:id/manage-tips',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageTips(),
  },
];

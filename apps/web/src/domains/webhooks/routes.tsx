// The routes of webhooks, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/club/:id/manage-webhooks',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageWebhooks(),
  },
  {
    path: '/club/:id/manage-webhooks/:webhook',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).webhook(),
  },
];

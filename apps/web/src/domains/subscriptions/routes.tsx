// Owns the routes of the subscriptions domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/club/:id/subscriptions', load: () => import('./screens/club-plans-screen.tsx') },
  { path: '/club/subscription-detail/:id', load: () => import('./screens/plan-screen.tsx') },
  {
    path: '/club/club-subscription/:id',
    access: 'fan',
    load: () => import('./screens/own-subscription-screen.tsx'),
  },
  {
    path: '/user/subscriptions',
    access: 'fan',
    load: () => import('./screens/own-subscriptions-screen.tsx'),
  },
  { path: '/gift/:secret', load: () => import('./screens/gift-screen.tsx') },
  {
    path: '/user/subscription-gifts',
    access: 'fan',
    load: () => import('./screens/given-gifts-screen.tsx'),
  },
  {
    path: '/club/:id/manage-subscriptions',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).manageSubscriptions(),
  },
];

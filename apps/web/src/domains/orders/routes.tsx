// The routes of orders, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/user/purchases', access: 'fan', load: () => import('./screens/purchases-screen.tsx') },
  { path: '/order/:id', access: 'fan', load: () => import('./screens/order-screen.tsx') },
  {
    path: '/club/:id/manage-orders',
    access: 'fan',
    load: async () => (await import('./staff-screens.ts')).clubOrders(),
  },
];

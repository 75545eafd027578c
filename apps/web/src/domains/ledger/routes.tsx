// The routes of the wallet, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/user/wallet', access: 'fan', load: () => import('./screens/wallet-screen.tsx') },
  {
    path: '/user/transaction-history',
    access: 'fan',
    load: () => import('./screens/statement-screen.tsx'),
  },
  { path: '/user/buy-credit', access: 'fan', load: () => import('./screens/top-up-screen.tsx') },
];

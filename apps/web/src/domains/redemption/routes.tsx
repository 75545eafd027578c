// The routes of redemption, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/item-qr', access: 'fan', load: () => import('./screens/item-code-screen.tsx') },
  { path: '/user/tickets', access: 'fan', load: () => import('./screens/tickets-screen.tsx') },
  { path: '/user/fanpass', access: 'fan', load: () => import('./screens/fan-pass-screen.tsx') },
  { path: '/club/:id/id-center', access: 'fan', load: () => import('./screens/id-center-screen.tsx') },
  { path: '/user/redeem-history', access: 'fan', load: () => import('./screens/redeem-history-screen.tsx') },
  { path: '/scan-ticket', access: 'fan', load: () => import('./screens/scanner-screen.tsx') },
];

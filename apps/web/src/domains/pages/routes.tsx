// Owns the routes of the pages domain.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

const loadPartner = () => import('./screens/partner-screen.tsx');

export const routes: readonly RouteEntry[] = [
  { path: '/welcome', plain: true, load: () => import('./screens/welcome-screen.tsx') },
  { path: '/NTU', load: loadPartner },
  { path: '/ntt', load: loadPartner },
  { path: '/p/:slug', load: loadPartner },
  { path: '/legal/terms', plain: true, load: () => import('./screens/terms-screen.tsx') },
  {
    path: '/legal/privacy',
    plain: true,
    load: () => import('./screens/privacy-screen.tsx'),
  },
];

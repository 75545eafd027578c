// Owns the routes of the pages domain.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

const loadPartner = () => import('./screens/partner-screen.tsx');

export const routes: readonly RouteEntry[] = [
  { path: '/welcome', title: 'Welcome', plain: true, load: () => import('./screens/welcome-screen.tsx') },
  { path: '/NTU', title: 'Partner', load: loadPartner },
  { path: '/ntt', title: 'Partner', load: loadPartner },
  { path: '/p/:slug', title: 'Partner', load: loadPartner },
  { path: '/legal/terms', title: 'Terms', plain: true, load: () => import('./screens/terms-screen.tsx') },
  {
    path: '/legal/privacy',
    title: 'Privacy',
    plain: true,
    load: () => import('./screens/privacy-screen.tsx'),
  },
];

// The routes of signing in, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  {
    path: '/auth',
    // Also for people who are signed in: links to Twitter and Google come back here.
    access: 'visitor',
    plain: true,
    load: () => import('./screens/auth-screen.tsx'),
  },
  {
    path: '/verify-email',
    load: () => import('./screens/verify-email-screen.tsx'),
  },
  { path: '/otp-verify', load: () => import('./screens/otp-verify-screen.tsx') },
  { path: '/discord', load: () => import('./screens/discord-screen.tsx') },
  { path: '/tiktok', load: () => import('./screens/tiktok-screen.tsx') },
  {
    path: '/user/change-password',
    access: 'fan',
    load: () => import('./screens/change-password-screen.tsx'),
  },
];

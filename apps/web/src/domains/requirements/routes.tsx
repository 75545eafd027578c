// Owns the routes of the requirements domain, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

export const routes: readonly RouteEntry[] = [
  { path: '/club/step-code/:id', access: 'fan', load: () => import('./screens/step-code-screen.tsx') },
];

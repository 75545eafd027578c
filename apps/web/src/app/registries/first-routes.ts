// Owns the routes that the first load carries: those where visits begin. All others come with further-screens.ts.
import { routes as auth } from '#domains/auth/routes.tsx';
import { routes as fronts } from '#domains/fronts/routes.tsx';
import { routes as pages } from '#domains/pages/routes.tsx';
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { shellRoutes } from '../shell-routes.ts';

/** What domains register for a screen is fetched beside the screen itself. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  '/home': () => import('./home-parts.ts').then(({ fillHomeParts }) => fillHomeParts()),
  '/club/:id/home': () => import('./club-home-parts.ts').then(({ fillClubHomeParts }) => fillClubHomeParts()),
  '/club/:id/manage': () => import('./manage-parts.ts').then(({ fillManageParts }) => fillManageParts()),
};

function withParts(entry: RouteEntry): RouteEntry {
  const fetchParts = parts[entry.path];
  if (fetchParts === undefined) return entry;
  return { ...entry, load: async () => (await Promise.all([entry.load(), fetchParts()]))[0] };
}

export const firstRoutes: readonly RouteEntry[] = [
  ...shellRoutes,
  ...auth,
  ...pages,
  ...fronts.map(withParts),
];

// Owns the routes that the first load carries: those where visits begin. All others come with further-screens.ts.
import { routes as auth } from '#domains/auth/routes.tsx';
import { routes as fronts } from '#domains/fronts/routes.tsx';
import { routes as pages } from '#domains/pages/routes.tsx';
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { shellRoutes } from '../shell-routes.ts';

export const firstRoutes: readonly RouteEntry[] = [...shellRoutes, ...auth, ...pages, ...fronts];

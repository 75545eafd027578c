// Owns the list of all domains' routes; the only place that names every domain.

import { routes as auth } from '#domains/auth/routes.tsx';
import { routes as pages } from '#domains/pages/routes.tsx';
import { routes as users } from '#domains/users/routes.tsx';
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { shellRoutes } from '../shell-routes.ts';

export const builtRoutes: readonly RouteEntry[] = [...shellRoutes, ...auth, ...pages, ...users];

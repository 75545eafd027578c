// Owns the list of all domains' routes; the only place that names every domain.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { routes as pages } from '../../domains/pages/routes.tsx';
import { shellRoutes } from '../shell-routes.ts';

export const builtRoutes: readonly RouteEntry[] = [...shellRoutes, ...pages];

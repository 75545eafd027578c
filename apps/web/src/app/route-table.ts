// Owns the whole route table: every route of the product, who may open it, and the way to its screen.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { withAnswers } from './load/with-answers.ts';
import { firstRoutes } from './registries/first-routes.ts';
import { beyondSeedRoutes } from './registries/routes-beyond-seed.ts';
import { routerPath } from './router-path.ts';
import { type RouteFact, seedRoutes } from './seed-routes.ts';

function tableEntry(fact: RouteFact): RouteEntry {
  const path = routerPath(fact.pattern);
  const base = { path, access: fact.access, shell: fact.shell };
  const first = firstRoutes.find((route) => route.path === path);
  if (!first) {
    return { ...base, load: () => import('./further-screens.ts').then(({ loadScreen }) => loadScreen(path)) };
  }
  return { ...base, ...first, load: first.plain ? first.load : withAnswers(first.load) };
}

/** `/` is no entry: it leads to Discover. */
export const routeTable: readonly RouteEntry[] = [...seedRoutes, ...beyondSeedRoutes]
  .filter((fact) => fact.pattern !== '/')
  .map(tableEntry);

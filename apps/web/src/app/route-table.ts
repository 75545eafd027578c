// Owns the whole route table: every route of the product, with the screen of its domain or the honest unbuilt one.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { withAnswers } from './load/with-answers.ts';
import { builtRoutes } from './registries/routes.ts';
import { routerPath } from './router-path.ts';
import { beyondSeedRoutes, seedRoutes } from './seed-routes.ts';

const loadUnbuilt: RouteEntry['load'] = () => import('./screens/unbuilt-screen.tsx');

function tableEntry(fact: (typeof seedRoutes)[number] | (typeof beyondSeedRoutes)[number]): RouteEntry {
  const path = routerPath(fact.pattern);
  const built = builtRoutes.find((route) => routerPath(route.path) === path);
  const base = { path, title: '', access: fact.access, shell: fact.shell };
  if (!built) return { ...base, load: loadUnbuilt };
  return { ...base, ...built, path, load: built.plain ? built.load : withAnswers(built.load) };
}

/** Words right under /club/ win over a club's handle, so patterns with a fixed second word come first. */
function fixedFirst(a: RouteEntry, b: RouteEntry): number {
  return Number(a.path.startsWith('/club/:')) - Number(b.path.startsWith('/club/:'));
}

/** `/` is no entry: it leads to Discover. */
export const routeTable: readonly RouteEntry[] = [...seedRoutes, ...beyondSeedRoutes]
  .filter((fact) => fact.pattern !== '/')
  .map(tableEntry)
  .sort(fixedFirst);

/** Whether no domain brought a screen for the route yet. */
export function isUnbuilt(entry: RouteEntry): boolean {
  return entry.load === loadUnbuilt;
}

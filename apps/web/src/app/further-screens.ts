// Owns the way to every screen beyond the first ones, who may open them, and what domains offer each other there. Fetched with the
// first of them: the names of their files alone would soon outweigh what a newcomer can be made to wait for.
import type { RouteEntry, ScreenModule } from '#platform/navigation/route-entry.ts';
import { addFurtherRoutes } from './known-routes.ts';
import { withAnswers } from './load/with-answers.ts';
import { builtRoutes } from './registries/routes.ts';
import { fillSlots } from './registries/slots.ts';
import { routerPath } from './router-path.ts';
import { forVisitors, unbuiltRoutes } from './unbuilt-routes.ts';

fillSlots();

const loads = new Map<string, RouteEntry['load']>(
  builtRoutes.map(({ path, plain, load }) => [path, plain ? load : withAnswers(load)]),
);

/** Whether a domain brought a screen for the route. */
export function isBuilt(path: string): boolean {
  return loads.has(path);
}

/** The screen of its domain, or the honest unbuilt one. */
export async function loadScreen(path: string): Promise<ScreenModule> {
  return loads.get(path)?.() ?? import('./screens/unbuilt-screen.tsx');
}

addFurtherRoutes([
  ...builtRoutes.map((entry) => ({ ...entry, load: () => loadScreen(entry.path) })),
  ...unbuiltRoutes.map((pattern): RouteEntry => {
    const path = routerPath(pattern);
    return { path, access: forVisitors.has(pattern) ? 'visitor' : 'fan', load: () => loadScreen(path) };
  }),
]);

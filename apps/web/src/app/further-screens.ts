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

/** Screens that show what domains register for people, which is fetched beside them. */
const showUserParts = new Set(['/user/profile', '/user/settings', '/user/welcome', '/user/:id']);

async function fetchUserParts(): Promise<void> {
  const { fillUserParts } = await import('./registries/user-parts.ts');
  fillUserParts();
}

function loadOf({ path, plain, load }: RouteEntry): RouteEntry['load'] {
  const answered = plain ? load : withAnswers(load);
  if (!showUserParts.has(path)) return answered;
  return async () => (await Promise.all([answered(), fetchUserParts()]))[0];
}

const loads = new Map(builtRoutes.map((entry) => [entry.path, loadOf(entry)]));

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

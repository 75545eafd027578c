// Owns the way to every screen beyond the first ones, and what domains offer each other there. Fetched with the first of
// them: the names of their files alone would soon outweigh what a newcomer can be made to wait for.
import type { RouteEntry, ScreenModule } from '#platform/navigation/route-entry.ts';
import { withAnswers } from './load/with-answers.ts';
import { builtRoutes } from './registries/routes.ts';
import { fillSlots } from './registries/slots.ts';

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

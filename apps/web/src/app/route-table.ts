// Owns the near table of routes, which every first load has: the first screens, and those with the tab bar. All others are known once
// further-screens.ts is there, which every screen beyond the first ones needs anyhow: a new screen makes no first visit heavier.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { withAnswers } from './load/with-answers.ts';
import { laterTabs } from './near-routes.ts';
import { firstRoutes } from './registries/first-routes.ts';

function laterTab(path: string): RouteEntry {
  return {
    path,
    access: 'fan',
    shell: 'tabs',
    load: () => import('./further-screens.ts').then(({ loadScreen }) => loadScreen(path)),
  };
}

/** `/` is no entry: it leads to Discover. */
export const nearTable: readonly RouteEntry[] = [
  ...firstRoutes.map((entry) => (entry.plain ? entry : { ...entry, load: withAnswers(entry.load) })),
  ...laterTabs.map(laterTab),
];

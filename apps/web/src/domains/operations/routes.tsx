// The routes of the operator area, each fetched when it is opened.
import type { RouteEntry } from '#platform/navigation/route-entry.ts';

const load = () => import('./staff-screens.ts');

export const routes: readonly RouteEntry[] = [
  { path: '/operator', access: 'operator', load: async () => (await load()).hub() },
  { path: '/operator/people', access: 'operator', load: async () => (await load()).people() },
  { path: '/operator/clubs', access: 'operator', load: async () => (await load()).clubs() },
  { path: '/operator/money', access: 'operator', load: async () => (await load()).money() },
  { path: '/operator/pages', access: 'operator', load: async () => (await load()).pages() },
  { path: '/operator/tables', access: 'operator', load: async () => (await load()).tables() },
  { path: '/operator/system', access: 'operator', load: async () => (await load()).system() },
  { path: '/operator/features', access: 'operator', load: async () => (await load()).features() },
  { path: '/operator/announcements', access: 'operator', load: async () => (await load()).announcements() },
];

// Owns the manifest of the fronts domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const fronts: Domain = {
  name: 'fronts',
  routes,
  demo: async (platform) => (await import('./demo.ts')).demo(platform),
};

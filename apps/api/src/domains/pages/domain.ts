// Owns the manifest of the pages domain.
import type { Domain } from '#platform/domain.ts';
import { routes } from './routes.ts';

export const pages: Domain = {
  name: 'pages',
  routes,
  demo: async (platform) => (await import('./demo.ts')).demo(platform),
};

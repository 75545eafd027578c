// Owns the manifest of the licenses domain.
import type { Domain } from '#platform/domain.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const licenses: Domain = {
  name: 'licenses',
  routes,
  handlers,
  jobs,
  demo: async (platform) => (await import('./demo.ts')).demo(platform),
  examples: async () => ({
    '/club/{id}/upgrade-license': { example: '/club/velvet-static/upgrade-license', as: 'creator' },
  }),
  exportUser,
  eraseUser,
  settle,
};

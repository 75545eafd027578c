// Owns the manifest of the levels domain.
import type {} from '@stagepass/contract/levels/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { auditLevels } from './audit.store.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';
import { sharedLevel } from './shared-page.ts';

export const levels: Domain = {
  name: 'levels',
  routes,
  shared: [sharedLevel],
  handlers,
  jobs,
  examples: async () => ({
    '/club/{id}/levels': { example: '/club/velvet-static/levels', as: 'fan' },
    '/club/levels': { example: '/club/levels', as: 'fan' },
  }),
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  audit: auditLevels,
  exportUser,
  eraseUser,
};

// Owns the manifest of the redemption domain.
import type {} from '@stagepass/contract/redemption/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';

export const redemption: Domain = {
  name: 'redemption',
  routes,
  jobs,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async () => (await import('./demo-examples.ts')).examples,
  exportUser,
  eraseUser,
};

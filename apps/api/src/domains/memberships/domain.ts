// Owns the manifest of the memberships domain.
import { tierNameTaken } from '@stagepass/contract/memberships/errors.ts';
import type { Domain } from '#platform/domain.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { rooms } from './rooms.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const memberships: Domain = {
  name: 'memberships',
  routes,
  constraints: { tiers_name: tierNameTaken },
  jobs,
  rooms,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  exportUser,
  eraseUser,
  settle,
};

// Owns the manifest of the clubs domain.
import { handleTaken } from '@stagepass/contract/clubs/errors.ts';
import type {} from '@stagepass/contract/clubs/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { examples } from './demo-examples.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';

export const clubs: Domain = {
  name: 'clubs',
  routes,
  // Of two who take a handle in the same moment, the unique index lets one have it.
  constraints: { clubs_handle: handleTaken },
  jobs,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async () => examples,
  exportUser,
  eraseUser,
};

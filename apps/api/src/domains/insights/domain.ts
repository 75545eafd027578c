// Owns the manifest of the insights domain.
import type { Domain } from '#platform/domain.ts';
import { auditInsights } from './audit.ts';
import { removeClub } from './clubs.store.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';

const ROWS_IN_ONE_STEP = 5000;

export const insights: Domain = {
  name: 'insights',
  routes,
  handlers,
  jobs,
  audit: auditInsights,
  settle: async (_platform, tx, clubId) =>
    (await removeClub(tx, clubId, ROWS_IN_ONE_STEP)) ? 'settled' : 'waiting',
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async () => ({
    '/club/{id}/overview': { example: '/club/velvet-static/overview', as: 'creator' },
    '/user/creatorpod': { example: '/user/creatorpod', as: 'creator' },
  }),
};

// Owns the manifest of the votes domain.
import type {} from '@stagepass/contract/votes/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { auditVotes } from './public/audit-votes.ts';
import { rooms } from './rooms.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';
import { sharedVote } from './shared-page.ts';

export const votes: Domain = {
  name: 'votes',
  routes,
  jobs,
  handlers,
  rooms,
  shared: [sharedVote],
  audit: auditVotes,
  settle,
  exportUser,
  eraseUser,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async (db) => (await import('./demo-examples.ts')).examples(db),
};

// Owns the manifest of the items domain.
import type {} from '@stagepass/contract/items/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { auditItems } from './public/audit-items.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const items: Domain = {
  name: 'items',
  routes,
  jobs,
  audit: auditItems,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  demoLater: async (...given) => (await import('./demo.ts')).demoLater(...given),
  examples: async () => (await import('./demo-examples.ts')).examples,
  exportUser,
  eraseUser,
  settle,
};

// Owns the manifest of the achievements domain.
import type {} from '@stagepass/contract/achievements/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { auditAchievements } from './audit.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const achievements: Domain = {
  name: 'achievements',
  routes,
  handlers,
  jobs,
  audit: auditAchievements,
  settle,
  exportUser,
  eraseUser,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async () => ({
    '/club/{id}/achievement': { example: '/club/paper-tigers/achievement', as: 'fan' },
    '/club/{id}/manage-achievement': { example: '/club/velvet-static/manage-achievement', as: 'creator' },
  }),
};

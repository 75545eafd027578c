// Owns the manifest of the campaigns domain.
import type {} from '@stagepass/contract/campaigns/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { auditCampaigns } from './audit.store.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { rooms } from './rooms.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';
import { sharedCampaign } from './shared-page.ts';
import { sharedWin, sharedWinners } from './shared-win.ts';

export const campaigns: Domain = {
  name: 'campaigns',
  routes,
  jobs,
  rooms,
  shared: [sharedCampaign, sharedWinners, sharedWin],
  audit: auditCampaigns,
  settle,
  exportUser,
  eraseUser,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async (db) => (await import('./demo-examples.ts')).examples(db),
};

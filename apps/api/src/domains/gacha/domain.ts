// Owns the manifest of the gacha domain.
import { tokenMissing } from '@stagepass/contract/gacha/errors.ts';
import type { Domain } from '#platform/domain.ts';
import { examples } from './demo-examples.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const gacha: Domain = {
  name: 'gacha',
  routes,
  handlers,
  // The ledger knows no such asset.
  constraints: { gacha_versions_asset_id_fkey: tokenMissing },
  jobs,
  exportUser,
  eraseUser,
  settle,
  demo: async (platform, progress) => (await import('./demo.ts')).demo(platform, progress),
  examples,
};

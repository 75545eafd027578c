// Owns the manifest of the tokens domain.
import { symbolTaken, tokenExists } from '@stagepass/contract/tokens/errors.ts';
import type { Domain } from '#platform/domain.ts';
import { auditTokens } from './audit.store.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';

export const tokens: Domain = {
  name: 'tokens',
  routes,
  // Two owners' devices at once, or two clubs with the same symbol: the database lets one in.
  constraints: { tokens_pkey: tokenExists, tokens_symbol_taken: symbolTaken },
  audit: auditTokens,
  exportUser,
  eraseUser,
  examples: async () => ({
    '/club/{id}/token': { example: '/club/velvet-static/token', as: 'fan' },
    '/club/{id}/manage-token': { example: '/club/velvet-static/manage-token', as: 'creator' },
  }),
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
};

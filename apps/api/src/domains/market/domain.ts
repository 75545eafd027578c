// Owns the manifest of the market domain.
import type {} from '@stagepass/contract/market/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { auditMarket } from './audit.store.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const market: Domain = {
  name: 'market',
  routes,
  handlers,
  jobs,
  audit: auditMarket,
  exportUser,
  eraseUser,
  settle,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async (db) => {
    const { rows } = await db.query<{ id: string }>({
      text: `select a.id from auction_facts a join club_facts c on c.id = a.club_id
        where c.handle = 'velvet-static' and a.state = 'live' order by a.ends_at limit 1`,
    });
    const id = rows[0]?.id;
    return {
      '/club/{id}/market': { example: '/club/velvet-static/market', as: 'fan' },
      '/club/{id}/manage-store': { example: '/club/velvet-static/manage-store', as: 'creator' },
      ...(id === undefined ? {} : { '/market-item/{id}': { example: `/market-item/${id}`, as: 'fan' } }),
    };
  },
};

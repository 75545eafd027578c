// Owns the manifest of the orders domain.
import type { Domain } from '#platform/domain.ts';
import { auditOrders } from './audit.store.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { exportUser } from './personal-data.ts';
import { routes } from './routes.ts';

export const orders: Domain = {
  name: 'orders',
  routes,
  handlers,
  jobs,
  audit: auditOrders,
  exportUser,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async (db) => {
    const { rows } = await db.query<{ id: string }>({
      text: `select o.id from orders o join club_facts c on c.id = o.club_id
        where c.handle = 'velvet-static' and o.kind = 'store' and o.refunded_at is null order by o.at desc, o.id desc limit 1`,
    });
    const id = rows[0]?.id;
    return {
      '/user/purchases': { example: '/user/purchases', as: 'fan' },
      '/club/{id}/manage-orders': { example: '/club/velvet-static/manage-orders', as: 'creator' },
      ...(id === undefined ? {} : { '/order/{id}': { example: `/order/${id}`, as: 'creator' } }),
    };
  },
};

// Owns the manifest of the subscriptions domain.
import type { Domain } from '#platform/domain.ts';
import { auditSubscriptions } from './audit.store.ts';
import { handlers } from './handlers.ts';
import { jobs } from './jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const subscriptions: Domain = {
  name: 'subscriptions',
  routes,
  handlers,
  jobs,
  settle,
  audit: auditSubscriptions,
  exportUser,
  eraseUser,
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async (db) => {
    const { rows } = await db.query<{ plan_id: string; own_id: string | null }>({
      text: `select p.id as plan_id, (select s.id from subscriptions s join users u on u.id = s.user_id
          where u.user_name = 'noa_frontrow' and s.state in ('trialing', 'active') order by s.started_at limit 1) as own_id
        from subscription_plans p join club_facts c on c.id = p.club_id
        where c.handle = 'the-trapdoor' and p.state = 'active' order by p.position offset 1 limit 1`,
    });
    const [found] = rows;
    const [plan_id, own_id] = [found?.plan_id, found?.own_id ?? null];
    return {
      '/club/{id}/subscriptions': { example: '/club/the-trapdoor/subscriptions', as: 'fan' },
      '/club/{id}/manage-subscriptions': {
        example: '/club/velvet-static/manage-subscriptions',
        as: 'creator',
      },
      ...(plan_id === undefined
        ? {}
        : {
            '/club/subscription-detail/{id}': { example: `/club/subscription-detail/${plan_id}`, as: 'fan' },
          }),
      ...(own_id === null
        ? {}
        : { '/club/club-subscription/{id}': { example: `/club/club-subscription/${own_id}`, as: 'fan' } }),
    };
  },
};

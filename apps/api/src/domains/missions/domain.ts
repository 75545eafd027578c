// Owns the manifest of the missions domain.
import type { Domain } from '#platform/domain.ts';
import { auditMissions } from './audit.store.ts';
import { releaseKeptOf } from './give-rewards.ts';
import { jobs } from './jobs.ts';
import { listPartsOf, removePartsOf } from './parts.store.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';

export const missions: Domain = {
  name: 'missions',
  routes,
  jobs,
  audit: auditMissions,
  settle,
  exportUser: async ({ db }, userId) =>
    (await listPartsOf(db, userId)).map(({ mission_id, period, state, started_at, completed_at }) => ({
      mission_id,
      period,
      state,
      started_at,
      completed_at,
    })),
  eraseUser: async (tx, userId, platform) => {
    await releaseKeptOf(platform, tx, userId);
    await removePartsOf(tx, userId);
  },
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async (db) => {
    const { rows } = await db.query<{ id: string }>({
      text: `select m.id from missions m join club_facts c on c.id = m.club_id
        where c.handle = 'paper-tigers' and m.title = 'Away day in Hull' limit 1`,
    });
    const id = rows[0]?.id;
    return {
      '/missions': { example: '/missions', as: 'fan' },
      '/club/{id}/missions': { example: '/club/velvet-static/missions', as: 'fan' },
      '/club/{id}/manage-missions': { example: '/club/velvet-static/manage-missions', as: 'creator' },
      ...(id === undefined
        ? {}
        : {
            '/mission/{id}': { example: `/mission/${id}`, as: 'visitor' },
            '/club/mission-detail/{id}': { example: `/club/mission-detail/${id}`, as: 'fan' },
            '/club/play-mission/{id}': { example: `/club/play-mission/${id}`, as: 'fan' },
          }),
    };
  },
};

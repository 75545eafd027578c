// Owns the manifest of the checkins domain.
import type { Domain } from '#platform/domain.ts';
import { listCheckinsOf, removeCheckinsOf } from './checkins.store.ts';
import { routes } from './routes.ts';

export const checkins: Domain = {
  name: 'checkins',
  routes,
  examples: async () => ({
    '/club/{id}/checkin': { example: '/club/third-kettle/checkin', as: 'fan' },
  }),
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  exportUser: async ({ db }, userId) =>
    (await listCheckinsOf(db, userId)).map(({ club_id, day, kind, created_at }) => ({
      club_id,
      day,
      kind,
      created_at,
    })),
  eraseUser: (tx, userId) => removeCheckinsOf(tx, userId),
};

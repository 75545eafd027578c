// Owns the manifest of the stations domain.
import type { Domain } from '#platform/domain.ts';
import { auditStations } from './audit.store.ts';
import { listClaimsOfPerson, removePersonFromClaims } from './claims.store.ts';
import { forgetDevicesOf } from './devices.store.ts';
import { jobs } from './jobs.ts';
import { routes } from './routes.ts';
import { settle } from './settle.ts';
import { sharedStation } from './shared-page.ts';

export const stations: Domain = {
  name: 'stations',
  routes,
  jobs,
  shared: [sharedStation],
  audit: auditStations,
  settle,
  exportUser: async ({ db }, userId) =>
    (await listClaimsOfPerson(db, userId)).map(({ station_id, title, item_id, paid, until, at }) => ({
      station_id,
      title,
      item_id,
      paid_cents: paid,
      until,
      at,
    })),
  async eraseUser(tx, userId) {
    await removePersonFromClaims(tx, userId);
    await forgetDevicesOf(tx, userId);
  },
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  examples: async (db) => {
    const { rows } = await db.query<{ id: string }>({
      text: `select s.id from stations s join club_facts c on c.id = s.club_id
        where c.handle = 'the-trapdoor' and s.title = 'The stage door hatch' limit 1`,
    });
    const id = rows[0]?.id;
    return {
      '/club/{id}/stations': { example: '/club/the-trapdoor/stations', as: 'fan' },
      '/club/{id}/manage-stations': { example: '/club/velvet-static/manage-stations', as: 'creator' },
      ...(id === undefined
        ? {}
        : {
            '/station/{id}': { example: `/station/${id}`, as: 'fan' },
            '/club/station/{id}': { example: `/club/station/${id}`, as: 'fan' },
          }),
    };
  },
};

// Owns the manifest of the safety domain.
import type { Domain } from '#platform/domain.ts';
import { forgetActor, listDeedsOfActor } from './deeds.store.ts';
import { forgetReporter, listReportsMadeBy } from './reports.store.ts';
import { routes } from './routes.ts';

export const safety: Domain = {
  name: 'safety',
  routes,
  async exportUser({ db }, userId) {
    const reports = await listReportsMadeBy(db, userId);
    return {
      reports_made: reports.map(({ reporter_id: _, author_id: __, ...report }) => report),
      deeds: await listDeedsOfActor(db, userId),
    };
  },
  async eraseUser(tx, userId) {
    await forgetReporter(tx, userId);
    await forgetActor(tx, userId);
  },
};

// Owns the manifest of the notifications domain.
import { notSignedIn } from '@stagepass/contract/common-errors.ts';
import type {} from '@stagepass/contract/notifications/realtime.ts';
import type { Domain } from '#platform/domain.ts';
import { removeChoicesOfClub } from './choices.store.ts';
import { handlers } from './handlers/all.ts';
import { jobs } from './jobs.ts';
import { listWrongCounters, removeOfClub } from './notifications.store.ts';
import { mountOneClick } from './one-click-route.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { routes } from './routes.ts';

const ROWS_IN_ONE_STEP = 5000;
const MOST_FINDINGS = 100;

export const notifications: Domain = {
  name: 'notifications',
  routes,
  mount: mountOneClick,
  handlers,
  jobs,
  exportUser,
  eraseUser,
  // The session ended while its browser registered.
  constraints: { push_devices_session: notSignedIn },
  demo: async (...given) => (await import('./demo.ts')).demo(...given),
  async audit(db) {
    return (await listWrongCounters(db, MOST_FINDINGS)).map(({ user_id }) => ({
      place: `notifications of ${user_id}`,
      problem: 'the unread count is not the number of unread entries',
    }));
  },
  async settle(_platform, tx, clubId) {
    await removeChoicesOfClub(tx, clubId);
    return (await removeOfClub(tx, clubId, ROWS_IN_ONE_STEP)) < ROWS_IN_ONE_STEP ? 'settled' : 'waiting';
  },
};

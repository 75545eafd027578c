// Owns who may call the endpoints of notifications.

import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { MOST_PUSH_DEVICES } from '@stagepass/base/notification-kinds.ts';
import { anyone, type RowsOf, signedInOnly } from '#app/testing/role-row.ts';
import type { Stage } from '#app/testing/world.ts';
import { mailToken } from '../mail-links.ts';
import { listOfPerson } from '../notifications.store.ts';
import { notify } from '../notify.ts';
import { putDevice } from '../push/push.store.ts';

/** Of the caller; a visitor names one that is not there, and is refused before it is looked for. */
async function entry({ app, me, club }: Stage): Promise<string> {
  const source = randomUUID();
  if (me === undefined) return source;
  await app.platform.db.transaction((tx) =>
    notify(app.platform, tx, {
      ...{ kind: 'level', user_ids: [me.id], club_id: club.id, source },
      payload: { level: 2, name: '' },
      link: '/home',
    }),
  );
  const [row] = await listOfPerson(app.platform.db, me.id, 1);
  return row?.id ?? source;
}

export function browserKeys(): { p256dh: string; auth: string } {
  const pair = createECDH('prime256v1');
  return {
    p256dh: pair.generateKeys('base64url', 'uncompressed'),
    auth: randomBytes(16).toString('base64url'),
  };
}

const subscription = () => ({
  endpoint: `https://push.example.test/${randomUUID()}`,
  keys: browserKeys(),
});

async function device({ app, me }: Stage): Promise<string> {
  const id = randomUUID();
  if (me === undefined) return id;
  const seen_at = app.platform.clock.now();
  const { endpoint, keys } = subscription();
  const of = { user_id: me.id, session_id: me.session_id, endpoint, ...keys };
  const device = { id, ...of, label: 'Phone', server_key: 'a key', seen_at };
  await app.platform.db.transaction((tx) => putDevice(tx, device, MOST_PUSH_DEVICES));
  return id;
}

const token = ({ app, owner }: Stage) =>
  mailToken(app.platform, { user_id: owner.id, what: 'digest' }, owner.email);
const byLink = (stage: Stage) => ({ query: { token: token(stage) } });

export const notificationsRows = {
  listNotifications: { given: () => ({ query: {} }), cells: signedInOnly() },
  getUnreadNotifications: { given: () => ({}), cells: signedInOnly() },
  readNotification: {
    given: async (stage) => ({ params: { id: await entry(stage) } }),
    cells: signedInOnly(),
  },
  readNotifications: {
    given: async (stage) => ({ body: { up_to: await entry(stage) } }),
    cells: signedInOnly(),
  },
  readNotificationsAbout: {
    given: () => ({ params: { kind: 'post', id: randomUUID() } }),
    cells: signedInOnly(),
  },
  getNotificationPreferences: { given: () => ({}), cells: signedInOnly() },
  changeNotificationPreferences: {
    given: () => ({ body: { kinds: { follower: { push: false } } } }),
    cells: signedInOnly(),
  },
  getMailChoice: { given: byLink, cells: anyone },
  unsubscribeMail: { given: byLink, cells: anyone },
  resubscribeMail: { given: byLink, cells: anyone },
  getPushKey: { given: () => ({}), cells: signedInOnly() },
  registerPushDevice: {
    given: () => ({ body: { subscription: subscription(), label: 'Phone' } }),
    cells: signedInOnly(),
  },
  listPushDevices: { given: () => ({}), cells: signedInOnly() },
  removePushDevice: {
    given: async (stage) => ({ params: { id: await device(stage) } }),
    cells: signedInOnly(),
  },
  sendTestPush: {
    given: async (stage) => {
      await device(stage);
      return { body: {} };
    },
    cells: signedInOnly(),
  },
  listPushDeliveries: { given: () => ({ query: {} }), cells: signedInOnly() },
} satisfies RowsOf<'notifications'>;

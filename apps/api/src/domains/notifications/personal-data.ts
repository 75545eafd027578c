// Owns what of a person stands in notifications: their inbox, choices and devices go out with their export, and go with them.
import type { Domain } from '#platform/domain.ts';
import { findSettings, listChoices, removeChoicesOf } from './choices.store.ts';
import { listOfPerson, removePerson } from './notifications.store.ts';
import { listDeliveries, listDevices, removeDevicesOf } from './push/push.store.ts';
import { withdrawAllOf } from './withdraw.ts';

const MOST_EXPORTED = 10_000;

export const exportUser: NonNullable<Domain['exportUser']> = async ({ db }, userId) => {
  const { user_id: _, ...settings } = await findSettings(db, userId);
  return {
    settings,
    choices: (await listChoices(db, userId)).map(({ user_id: _user, ...choice }) => choice),
    // Without addresses and keys: whoever has them can send to the phone.
    devices: (await listDevices(db, userId)).map(
      ({ label, endpoint, created_at, seen_at, last_sent_at }) => ({
        ...{ label, push_service: new URL(endpoint).host, created_at, seen_at, last_sent_at },
      }),
    ),
    push_log: (await listDeliveries(db, userId, { limit: MOST_EXPORTED })).map((row) => ({
      ...{ kind: row.kind, title: row.title, device: row.device_label, state: row.state },
      created_at: row.created_at,
    })),
    inbox: (await listOfPerson(db, userId, MOST_EXPORTED)).map((row) => ({
      ...{ kind: row.kind, club_id: row.club_id, payload: row.payload, link: row.link, count: row.count },
      ...{ created_at: row.created_at, updated_at: row.updated_at, read_at: row.read_at },
    })),
  };
};

export const eraseUser: NonNullable<Domain['eraseUser']> = async (tx, userId, platform) => {
  await removeDevicesOf(tx, userId);
  await withdrawAllOf(platform, tx, userId);
  await removePerson(tx, userId);
  await removeChoicesOf(tx, userId);
};

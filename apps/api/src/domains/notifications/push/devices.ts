// Owns somebody's devices for push: registered, renewed, listed, removed, tested.
import { MOST_PUSH_DEVICES } from '@stagepass/base/notification-kinds.ts';
import { deviceNotFound, noDevice, subscriptionRefused } from '@stagepass/contract/notifications/errors.ts';
import type {
  PushDelivery,
  PushDevice,
  PushMessage,
  PushSubscriptionInput,
} from '@stagepass/contract/notifications/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';

import { isPhoneZone } from '../choices.rules.ts';
import { followZone } from '../choices.store.ts';
import { presentDelivery, presentDevice } from '../views.ts';
import {
  deliveryKey,
  insertDeliveries,
  listDeliveries,
  listDevices,
  putDevice,
  removeDevice as removeRow,
} from './push.store.ts';
import { topicOf } from './push-terms.rules.ts';
import { SEND_PUSH } from './queue-push.ts';
import { isUsableSubscription } from './subscription.rules.ts';
import { readVapid } from './vapid.ts';

export async function readPushKey(platform: Platform): Promise<{ key: string }> {
  return { key: (await readVapid(platform)).publicKey };
}

interface Registered {
  subscription: PushSubscriptionInput;
  label: string;
  time_zone?: string | undefined;
}

export async function registerDevice(
  platform: Platform,
  actor: Actor,
  { subscription, label, time_zone }: Registered,
): Promise<PushDevice> {
  const { user_id, session_id } = signedIn(actor);
  const { endpoint, keys } = subscription;
  if (!isUsableSubscription(subscription, platform.config.PUSH_ORIGINS)) fail(subscriptionRefused);
  const server_key = (await readVapid(platform)).publicKey;
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    const device = { id: newId(platform), user_id, session_id, endpoint, label, server_key, seen_at: now };
    const row = await putDevice(tx, { ...device, p256dh: keys.p256dh, auth: keys.auth }, MOST_PUSH_DEVICES);
    if (time_zone !== undefined && isPhoneZone(time_zone)) await followZone(tx, user_id, time_zone);
    return presentDevice(row, session_id, now);
  });
}

export async function readDevices(platform: Platform, actor: Actor): Promise<PushDevice[]> {
  const { user_id, session_id } = signedIn(actor);
  const now = platform.clock.now();
  return (await listDevices(platform.db, user_id)).map((row) => presentDevice(row, session_id, now));
}

export async function removeDevice(platform: Platform, actor: Actor, id: string): Promise<void> {
  const { user_id } = signedIn(actor);
  if (!(await removeRow(platform.db, { id, user_id }))) fail(deviceNotFound);
}

const TEST_TITLE = 'Push works on this device';

/** Also in quiet hours: whoever presses the button wants to see it now. */
export async function sendTest(
  platform: Platform,
  actor: Actor,
  deviceId: string | undefined,
): Promise<{ devices: number }> {
  const { user_id } = signedIn(actor);
  const now = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    const all = await listDevices(tx, user_id);
    const chosen = deviceId === undefined ? all : all.filter(({ id }) => id === deviceId);
    if (chosen.length === 0) fail(deviceId === undefined ? noDevice : deviceNotFound);
    const message: PushMessage = {
      ...{ id: null, kind: 'test', title: TEST_TITLE, url: '/notifications' },
      // Of its own: a second test is shown anew, and not silently in the first one's place.
      tag: `test:${now.getTime()}`,
      body: 'You’ll get notifications here, as you chose in Settings.',
      actions: [],
      chat: null,
      unread: null,
      sent_at: now.toISOString(),
    };
    const rows = chosen.map(({ id, label }) => ({
      ...{
        id: newId(platform),
        user_id,
        device_id: id,
        device_label: label,
        kind: null,
        title: TEST_TITLE,
        message,
      },
      topic: topicOf(message.tag),
      urgency: 'high' as const,
      state: 'waiting' as const,
    }));
    await insertDeliveries(tx, rows, now);
    await platform.jobs.queue(tx, SEND_PUSH, { ids: rows.map(({ id }) => id) });
    return { devices: rows.length };
  });
}

export async function readDeliveries(
  { db }: Platform,
  actor: Actor,
  asked: PageAsked,
): Promise<Page<PushDelivery>> {
  const { user_id } = signedIn(actor);
  const { rows, next_cursor } = await deliveryKey.page(asked, (page) => listDeliveries(db, user_id, page));
  return { data: rows.map(presentDelivery), next_cursor };
}

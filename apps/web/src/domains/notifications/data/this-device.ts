// Owns this device's registration for push with the server: turning it on, renewing it, ending it.

import { callData } from '#platform/api/api.ts';
import { apiBase } from '#platform/api/api-base.ts';
import { endPush, forgetRegistration, refreshPush, registerPush } from '#platform/push/push.ts';
import { PUSH_DEVICE_KEY } from '#platform/push/push-state.ts';
import { writePushNote } from '#platform/push/worker-note.ts';
import { queryClient } from '#platform/query/query.ts';
import { getSession } from '#platform/session/session.ts';
import { readLocal, removeLocal, writeLocal } from '#platform/storage/local.ts';
import { deviceLabel } from '../model/device-label.ts';
import { phoneZone } from '../model/phone-zone.ts';

/** Who turned push off here on purpose. */
const OFF_KEY = 'spc-push-off';

export const devicesKey = ['notifications', 'devices'] as const;

let lastAct: Promise<unknown> = Promise.resolve();

/**
 * One after the other: the app renews by itself while somebody turns push on or off, and two at once would end the subscription that the
 * other one has just registered.
 */
function inTurn(act: () => Promise<void>): Promise<void> {
  const mine = lastAct.then(act);
  lastAct = mine.catch(() => undefined);
  return mine;
}

/** The former address of this device is dead: nothing is to be sent there. */
async function removeFormer(next: string): Promise<void> {
  const former = readLocal(PUSH_DEVICE_KEY);
  writeLocal(PUSH_DEVICE_KEY, next);
  if (former === null || former === next) return;
  await callData('DELETE /push/devices/:id', { params: { id: former } }).catch(() => undefined);
}

async function send(subscription: PushSubscriptionJSON, key: string): Promise<void> {
  const { endpoint = '', keys, expirationTime = null } = subscription;
  const label = deviceLabel(navigator.userAgent);
  const device = await callData('POST /push/devices', {
    body: {
      subscription: {
        endpoint,
        expirationTime,
        keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      },
      label,
      time_zone: phoneZone(),
    },
  });
  await removeFormer(device.id);
  removeLocal(OFF_KEY);
  const token = getSession()?.sctoken;
  if (token !== undefined)
    await writePushNote({ api: new URL(apiBase(), location.href).href, token, label, key });
}

const readKey = async () => (await callData('GET /push/key', {})).key;

/** Asks for the permission where nobody decided yet. Fails as a PushError that says what stands in the way. */
export function registerDevice(): Promise<void> {
  return inTurn(() => registerPush(send, readKey));
}

/** Where it is allowed, registered longer than 7 days ago or by somebody else, and was not turned off here. */
export async function renewDevice(): Promise<void> {
  // A first start installs it for a while on a slow network, and whoever turns push on meanwhile does not wait behind this.
  await navigator.serviceWorker.ready;
  await inTurn(async () => {
    const session = getSession();
    if (session === null || readLocal(OFF_KEY) === session.user_id) return;
    if (!(await refreshPush(send, readKey))) return;
    // Settings may be open, and showed this device as off until now.
    await queryClient.invalidateQueries({ queryKey: devicesKey });
  });
}

/** The browser replaced the subscription by itself. */
export async function replaceDevice(): Promise<void> {
  forgetRegistration();
  await renewDevice();
}

/** Turned off on purpose: not turned on again by itself. */
export function removeThisDevice(id: string): Promise<void> {
  return inTurn(async () => {
    await callData('DELETE /push/devices/:id', { params: { id } });
    writeLocal(OFF_KEY, getSession()?.user_id ?? '');
    await forget();
  });
}

/** Whoever signed out is not to be written to here. The server ends the device with its session. */
export function forgetDevice(): Promise<void> {
  return inTurn(forget);
}

async function forget(): Promise<void> {
  removeLocal(PUSH_DEVICE_KEY);
  await writePushNote(null);
  await endPush();
}

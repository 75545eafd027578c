// Owns the mark of a device: a random id in a cookie of ours, which says nothing of the phone or its person. Whoever stores it keys it
// first (`deviceMark`), so that two purposes' marks of one phone have nothing in common.
import type { Dice } from '@stagepass/base/dice.ts';
import type { Platform } from '../platform.ts';
import type { Call } from './bind.ts';

const DEVICE_COOKIE = 'sp_device';
export const DEVICE_KEPT_S = 365 * 86_400;

/** Only where a device matters: nobody else is given the cookie. */
export function deviceOf(platform: Platform, call: Pick<Call, 'cookie' | 'setCookie'>): string {
  const known = call.cookie(DEVICE_COOKIE);
  const id = isDeviceId(known) ? known : makeDeviceId(platform.dice);
  call.setCookie(DEVICE_COOKIE, id, { path: '/api', max_age_s: DEVICE_KEPT_S });
  return id;
}

/** As it is stored, for one purpose and one thing. */
export function deviceMark(
  platform: Pick<Platform, 'secrets'>,
  of: { purpose: string; scope: string; device_id: string },
): string {
  return platform.secrets.sign(of.purpose, `${of.scope}:${of.device_id}`);
}

function makeDeviceId(dice: Dice): string {
  return Buffer.from(dice.bytes(18)).toString('base64url');
}

function isDeviceId(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_-]{24}$/.test(text);
}

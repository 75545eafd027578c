// Owns the mark of a device on which somebody signed in before: guesses made on other devices do not slow it down.
import { encodeBase64Url } from '@stagepass/base/base64url.ts';
import type { Platform } from '#platform/platform.ts';
import type { Cookies } from './round-trips.ts';

/** Not `sp_device`, by which invitations tell devices apart: each would overwrite the other's. */
const COOKIE = 'sp_known';
const MARK_S = 365 * 86_400;
const SIGNING = 'auth.known-device';
/** People who share one device; who signed in longest ago is forgotten first. */
const MARKS_MOST = 5;

export interface KnownBy {
  email: string;
  /** A new password ends all marks: whoever knew the old one is a stranger again. */
  password_changed_at: Date | null | undefined;
}

interface Device {
  id: string;
  marks: string[];
}

/** The cookie holds the device's own random id, and one signature for each person who signed in on it. */
function deviceOf(cookies: Pick<Cookies, 'cookie'>): Device | undefined {
  const [id = '', ...marks] = cookies.cookie(COOKIE)?.split('.') ?? [];
  return /^[\w-]{22}$/.test(id) ? { id, marks: marks.slice(0, MARKS_MOST) } : undefined;
}

function markText(deviceId: string, { email, password_changed_at }: KnownBy): string {
  return `${deviceId}\n${email}\n${password_changed_at?.toISOString() ?? ''}`;
}

export function rememberDevice({ dice, secrets }: Platform, cookies: Cookies, by: KnownBy): void {
  const { id, marks } = deviceOf(cookies) ?? { id: encodeBase64Url(dice.bytes(16)), marks: [] };
  const mark = secrets.sign(SIGNING, markText(id, by));
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, MARKS_MOST);
  cookies.setCookie(COOKIE, [id, ...kept].join('.'), { path: '/', max_age_s: MARK_S });
}

/**
 * Where tries at an email's password are counted: each known device by itself, all others together. By what the device
 * holds, never by where it is: what a network is spared would tell whoever shares it that the email has an account.
 */
export function passwordBucket({ secrets }: Platform, cookies: Pick<Cookies, 'cookie'>, by: KnownBy): string {
  const device = deviceOf(cookies);
  const known = device?.marks.some((mark) => secrets.verify(SIGNING, markText(device.id, by), mark));
  return `password:${secrets.sign('auth.attempts', known ? `${by.email}\n${device?.id}` : by.email)}`;
}

/** Of everybody who is not on a device that is known. */
export function strangersBucket(platform: Platform, email: string): string {
  return passwordBucket(platform, { cookie: () => undefined }, { email, password_changed_at: null });
}

/** Within a session: whoever holds it is counted by it, and slows nobody else down. */
export function sessionBucket(sessionId: string): string {
  return `password:session:${sessionId}`;
}

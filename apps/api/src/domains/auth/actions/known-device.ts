// Owns the mark of a device on which somebody signed in by password before: others' guessing does not slow it down.
import type { Platform } from '#platform/platform.ts';
import type { Cookies } from './round-trips.ts';

const COOKIE = 'sp_device';
const MARK_S = 365 * 86_400;
const SIGNING = 'auth.known-device';

export interface KnownBy {
  email: string;
  /** A new password ends all marks: whoever knew the old one is a stranger again. */
  password_changed_at: Date | null | undefined;
}

function markText({ email, password_changed_at }: KnownBy): string {
  return `${email}\n${password_changed_at?.toISOString() ?? ''}`;
}

export function rememberDevice(platform: Platform, cookies: Cookies, by: KnownBy): void {
  const mark = platform.secrets.sign(SIGNING, markText(by));
  cookies.setCookie(COOKIE, mark, { path: '/', max_age_s: MARK_S });
}

/**
 * Where tries at an e-mail's password are counted. By what the device holds, never by where it is: what a network is
 * spared would tell whoever shares it that the e-mail has an account.
 */
export function passwordBucket(platform: Platform, cookies: Pick<Cookies, 'cookie'>, by: KnownBy): string {
  const known = platform.secrets.verify(SIGNING, markText(by), cookies.cookie(COOKIE) ?? '');
  return bucketsOf(platform, by.email)[known ? 'known' : 'others'];
}

export function bucketsOf(platform: Platform, email: string): { known: string; others: string } {
  const name = platform.secrets.sign('auth.attempts', email);
  return { known: `password:${name}:known`, others: `password:${name}` };
}

/** Within a session: whoever holds it is counted by it, and slows nobody else down. */
export function sessionBucket(sessionId: string): string {
  return `password:session:${sessionId}`;
}

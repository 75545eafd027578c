// Owns the link in the mail that resets a password: 128 random bits, for one person and address, ten minutes, once. Nobody can
// guess it, so no number of wrong tries ever closes it: whoever guesses at the code keeps nobody from a new password.
import { encodeBase64Url } from '@stagepass/base/base64url.ts';
import { resetLinkExpired } from '@stagepass/contract/auth/errors.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAccount } from '../accounts.store.ts';
import { findFlow, insertFlow, takeFlow } from '../flows.store.ts';
import { OTP_VALID_MS } from '../otps.rules.ts';
import { hashPassword } from '../password-hash.rules.ts';
import { passwordFault } from '../passwords.rules.ts';
import { hashToken } from '../sessions.rules.ts';
import { rememberDevice } from './known-device.ts';
import type { Cookies } from './round-trips.ts';
import { setNewPassword } from './set-new-password.ts';

/** Answers the address for the mail. Several may be valid beside each other: asking again closes none. */
export async function makeResetLink(
  { clock, config, dice }: Platform,
  tx: Tx,
  to: { user_id: string; email: string },
): Promise<string> {
  const token = encodeBase64Url(dice.bytes(16));
  await insertFlow(tx, {
    key_hash: hashToken(token),
    kind: 'reset-link',
    proof: to.email,
    redirect_uri: '',
    user_id: to.user_id,
    expires_at: new Date(clock.now().getTime() + OTP_VALID_MS),
  });
  // Behind the #, which browsers send to no server: the token stays out of logs and referrers.
  return `${config.origin}/auth?mode=reset#link=${token}`;
}

export async function resetByLink(
  platform: Platform,
  cookies: Cookies,
  given: { token: string; password: string },
): Promise<void> {
  const by = { key_hash: hashToken(given.token), kind: 'reset-link', at: platform.clock.now() } as const;
  const flow = (await findFlow(platform.db, by)) ?? fail(resetLinkExpired);
  // A password that is refused leaves the link as it is.
  const fault = await passwordFault(given.password, flow.proof);
  if (fault !== undefined) fail(fault);
  const password_hash = await hashPassword(platform.config, given.password);
  const email = flow.proof;
  const password_changed_at = await platform.db.transaction(async (tx) => {
    const user_id = flow.user_id ?? fail(resetLinkExpired);
    const account = await lockAccount(tx, user_id);
    if ((await takeFlow(tx, by)) === undefined) return fail(resetLinkExpired);
    const person = await findPerson(tx, { id: user_id });
    // Whoever reads the mail of an address that the account has left has no right to it any more.
    if (person === undefined || person.email !== email) return fail(resetLinkExpired);
    return setNewPassword(platform, tx, { person, email, account, password_hash });
  });
  rememberDevice(platform, cookies, { email, password_changed_at });
}

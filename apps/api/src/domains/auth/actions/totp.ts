// Owns switching codes from an app on and off.
import { factorAlreadyOn, secondFactorWrong } from '@stagepass/contract/auth/errors.ts';
import type { Security } from '@stagepass/contract/auth/shapes.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAccountToChange } from '../access.ts';
import { updateAccount } from '../accounts.store.ts';
import { clearAttempts } from '../attempts.store.ts';
import { newTotp } from '../factors.rules.ts';
import { getSecurity } from '../reads/get-security.ts';
import { factorBucket } from './finish-second-factor.ts';
import { stepOf, TOTP_SEAL } from './prove-factor.ts';
import { dropIdleRecoveryCodes, giveRecoveryCodes } from './recovery-codes.ts';
import { takeAttempt } from './take-attempt.ts';

/** The seed counts for nothing until a code made with it was typed back. */
export async function startTotp(platform: Platform, actor: Actor): Promise<{ secret: string; uri: string }> {
  return platform.db.transaction(async (tx) => {
    const account = await lockAccountToChange(platform, actor, tx);
    if (account.totp_confirmed_at !== null) fail(factorAlreadyOn);
    const person = await findPerson(tx, { id: account.user_id });
    const totp = await newTotp(platform.dice, person?.email ?? person?.user_name ?? 'fan');
    await updateAccount(tx, account.user_id, {
      totp_sealed: platform.secrets.seal(TOTP_SEAL, totp.secret),
      totp_last_step: null,
    });
    return totp;
  });
}

export async function confirmTotp(
  platform: Platform,
  actor: Actor,
  code: string,
): Promise<{ recovery_codes: string[] }> {
  const bucket = factorBucket(signedIn(actor).user_id);
  await takeAttempt(platform, bucket);
  return platform.db.transaction(async (tx) => {
    const account = await lockAccountToChange(platform, actor, tx);
    if (account.totp_confirmed_at !== null) fail(factorAlreadyOn);
    if (account.totp_sealed === null) return fail(secondFactorWrong);
    const step = (await stepOf(platform, account.totp_sealed, code)) ?? fail(secondFactorWrong);
    await updateAccount(tx, account.user_id, {
      totp_confirmed_at: platform.clock.now(),
      totp_last_step: step,
    });
    await clearAttempts(tx, bucket);
    return { recovery_codes: await giveRecoveryCodes(platform, tx, account.user_id) };
  });
}

export async function removeTotp(platform: Platform, actor: Actor): Promise<Security> {
  return platform.db.transaction(async (tx) => {
    const account = await lockAccountToChange(platform, actor, tx);
    await updateAccount(tx, account.user_id, {
      totp_sealed: null,
      totp_confirmed_at: null,
      totp_last_step: null,
    });
    await dropIdleRecoveryCodes(tx, account.user_id);
    return getSecurity(platform, actor, tx);
  });
}

// Owns the change of the own email: the new address confirms, and the old one too if it was verified.
import { otpTooSoon, otpWrong } from '@stagepass/contract/auth/errors.ts';
import { tooManyRequests } from '@stagepass/contract/common-errors.ts';
import { changeEmail as changeUsersEmail } from '#domains/users/public/change-email.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAccountToChange, lockOwnAccount } from '../access.ts';
import { emailChangedLetter, emailInUseLetter } from '../letters.rules.ts';
import { OTP_RESEND_S, OTP_VALID_MS, restOfDay_s } from '../otps.rules.ts';
import { deleteEmailChange, deleteOtpsOf, lockEmailChange, putEmailChange } from '../otps.store.ts';
import { checkOtp } from './check-otp.ts';
import { type KnownBy, rememberDevice } from './known-device.ts';
import type { Cookies } from './round-trips.ts';
import { sendOtp } from './send-otp.ts';

export async function startEmailChange(
  platform: Platform,
  actor: Actor,
  newEmail: string,
): Promise<{ resend_after_s: number; old_confirms: boolean }> {
  return platform.db.transaction(async (tx) => {
    const account = await lockAccountToChange(platform, actor, tx);
    const now = platform.clock.now();
    const before = await lockEmailChange(tx, account.user_id);
    // By the change itself, not by the codes: for an address that is taken no code is sent, and none must show it.
    const wait_ms = (before?.started_at.getTime() ?? 0) + OTP_RESEND_S * 1000 - now.getTime();
    if (wait_ms > 0) fail(otpTooSoon, { retry_after_s: Math.ceil(wait_ms / 1000) });
    const person = await findPerson(tx, { id: account.user_id });
    const oldEmail = person?.email_verified === true ? person.email : null;
    await putEmailChange(tx, {
      user_id: account.user_id,
      new_email: newEmail,
      old_confirms: oldEmail !== null,
      started_at: now,
      expires_at: new Date(now.getTime() + OTP_VALID_MS),
    });
    const owner = await findPerson(tx, { email: newEmail });
    const taken = owner !== undefined && owner.id !== account.user_id;
    const { user_id } = account;
    const sent = [
      oldEmail === null
        ? 'sent'
        : await sendOtp(platform, tx, { user_id, purpose: 'old-email', email: oldEmail }),
      // A taken address costs a code of the day as well, or the count would tell.
      await sendOtp(
        platform,
        tx,
        { user_id, purpose: 'new-email', email: newEmail },
        taken ? emailInUseLetter(newEmail) : undefined,
      ),
    ];
    if (sent.includes('too-many')) fail(tooManyRequests, { retry_after_s: restOfDay_s(now) });
    return { resend_after_s: OTP_RESEND_S, old_confirms: oldEmail !== null };
  });
}

export async function confirmEmailChange(
  platform: Platform,
  call: Cookies & { actor: Actor },
  given: { old_otp?: string | undefined; new_otp: string },
): Promise<void> {
  const changed = await platform.db.transaction((tx) => attemptChange(platform, tx, call.actor, given));
  // A device is known by the address that is signed in with: on this one others' guesses at the new one slow nobody down.
  rememberDevice(platform, call, changed ?? fail(otpWrong));
}

async function attemptChange(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  given: { old_otp?: string | undefined; new_otp: string },
): Promise<KnownBy | undefined> {
  const { user_id } = signedIn(actor);
  const { password_changed_at } = await lockOwnAccount(actor, tx);
  const change = await lockEmailChange(tx, user_id);
  if (change === undefined || change.expires_at <= platform.clock.now()) return undefined;
  const person = await findPerson(tx, { id: user_id });
  const oldCode = {
    user_id,
    purpose: 'old-email',
    email: person?.email ?? '',
    code: given.old_otp ?? '',
  } as const;
  const newCode = { user_id, purpose: 'new-email', email: change.new_email, code: given.new_otp } as const;
  // Also one that was verified after the change began: then it has to begin anew, with a code for both.
  const oldConfirms = change.old_confirms || person?.email_verified === true;
  const oldRight = !oldConfirms || (await checkOtp(platform, tx, oldCode));
  const newRight = await checkOtp(platform, tx, newCode);
  if (!oldRight || !newRight) return undefined;
  if (!(await changeUsersEmail(platform, tx, { user_id, email: change.new_email }))) return undefined;
  await deleteEmailChange(tx, user_id);
  await deleteOtpsOf(tx, user_id);
  if (change.old_confirms && person?.email)
    await platform.mail.send(
      tx,
      emailChangedLetter(person.email, change.new_email, platform.config.CONTACT_EMAIL),
    );
  return { email: change.new_email, password_changed_at };
}

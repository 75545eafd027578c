// Owns what a proven reset does, by code or by link: the new password counts, and everything that the old one opened ends.
import { emailVerified } from '@stagepass/contract/auth/events.ts';
import { markEmailVerified } from '#domains/users/public/mark-email-verified.ts';
import type { Person } from '#domains/users/public/person.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { insertAccount, updateAccount } from '../accounts.store.ts';
import { clearAttempts } from '../attempts.store.ts';
import { deleteFlowsOf } from '../flows.store.ts';
import { passwordChangedLetter } from '../letters.rules.ts';
import { deleteOtpsOf } from '../otps.store.ts';
import { endSessions } from '../public/end-sessions.ts';
import type { AccountRow } from '../tables.ts';
import { clearUnproven } from './clear-unproven.ts';
import { strangersBucket } from './known-device.ts';

/** Expects the account's row to be locked. Answers when the password was changed. */
export async function setNewPassword(
  platform: Platform,
  tx: Tx,
  given: { person: Person; email: string; account: AccountRow | undefined; password_hash: string },
): Promise<Date> {
  const { person, email, account, password_hash } = given;
  const now = platform.clock.now();
  if (account === undefined)
    await insertAccount(tx, { user_id: person.id, password_hash: null, created_at: now });
  if (!person.email_verified) {
    // Whoever set this account up never proved to hold the address; whoever reads its mail just did.
    await clearUnproven(platform, tx, person.id);
    await markEmailVerified(platform, tx, person.id);
    await tx.emit(emailVerified, { user_id: person.id });
  }
  await updateAccount(tx, person.id, { password_hash, password_changed_at: now });
  await deleteOtpsOf(tx, person.id);
  await deleteFlowsOf(tx, person.id);
  await endSessions(platform, tx, { user_id: person.id });
  await clearAttempts(tx, strangersBucket(platform, email));
  await platform.mail.send(tx, passwordChangedLetter(email));
  return now;
}

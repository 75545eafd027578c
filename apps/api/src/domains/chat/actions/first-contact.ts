// Owns who may write first to whom, and whether it arrives as a request.
import { isOfAge } from '@stagepass/base/birthday.ts';
import { notFirst } from '@stagepass/contract/chat/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import { ADULT_AGE } from '../chat.rules.ts';
import { findFirstContact } from '../conversations.store.ts';

export function isMinor(birthDate: string | null, now: Date): boolean {
  return birthDate !== null && !isOfAge(birthDate, ADULT_AGE, now);
}

/** An adult never writes first to a minor; who has not said their age counts as an adult. Answers whether the two are strangers. */
export async function requireFirstContact(
  tx: Executor,
  between: { user_id: string; partner_id: string },
  now: Date,
): Promise<{ strangers: boolean }> {
  const contact = await findFirstContact(tx, between);
  if (contact === undefined) return { strangers: true };
  if (isMinor(contact.partner_birth_date, now) && !isMinor(contact.birth_date, now)) fail(notFirst);
  return { strangers: !contact.club_in_common && !contact.followed_by_partner };
}

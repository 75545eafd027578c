// Owns who may write first to whom, how often a day, and whether it arrives as a request.
import { isOfAge } from '@stagepass/base/birthday.ts';
import { firstContactsUsedUp, notAccepting, requestTextOnly } from '@stagepass/contract/chat/errors.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { SeenToWrite } from '../access.ts';
import { ADULT_AGE } from '../chat.rules.ts';
import { findFirstContact } from '../conversations.store.ts';
import { type Draft, isFirstDay } from './check-content.ts';

/** Strangers whom one account may write to first. */
const STRANGERS_A_DAY = { limit: 20, window_s: 86_400 } as const;
const STRANGERS_ON_FIRST_DAY = { limit: 5, window_s: 86_400 } as const;

function isMinor(birthDate: string | null, now: Date): boolean {
  return birthDate !== null && !isOfAge(birthDate, ADULT_AGE, now);
}

/**
 * An adult never writes first to somebody who is known to be a minor; who has not said their age counts as an adult. Whoever takes no
 * requests is written to first by those alone whom they follow, in a club in common as elsewhere. Both are refused alike, so that a
 * refusal tells nobody's age: among members of a club, too, there are adults who refuse.
 */
export async function requireFirstContact(
  tx: Executor,
  between: { user_id: string; partner_id: string },
  now: Date,
): Promise<{ strangers: boolean }> {
  const contact = await findFirstContact(tx, between);
  if (contact === undefined) return { strangers: true };
  const { strangers, partner_follows, partner_takes_requests } = contact;
  if (isMinor(contact.partner_birth_date, now) && !isMinor(contact.birth_date, now)) fail(notAccepting);
  if (!partner_follows && !partner_takes_requests) fail(notAccepting);
  return { strangers };
}

/** Nobody is sent pictures, voices or cards by a stranger before having accepted the request. */
export function requireTextInRequest({ state }: SeenToWrite, { media_ids, voice, card }: Draft): void {
  if (state === 'requested' && (media_ids.length > 0 || voice !== null || card !== null))
    fail(requestTextOnly);
}

/** Counted with the first message to each stranger. */
export async function countStranger(platform: Platform, author: SignedIn): Promise<void> {
  const first = await isFirstDay(platform, author);
  const key = `chat strangers u:${author.user_id}`;
  const taken = await platform.limits.take(
    first ? `${key} first day` : key,
    first ? STRANGERS_ON_FIRST_DAY : STRANGERS_A_DAY,
  );
  if (!taken.ok) fail(firstContactsUsedUp, { retry_after_s: taken.retry_after_s });
}

// Owns whether a letter of a kind may go to somebody, and the links by which they turn it off.
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { MailQuestion, MailTerms } from '#platform/mail/may-mail.ts';
import type { Platform } from '#platform/platform.ts';
import { choiceOf } from './choices.rules.ts';
import { listChoicesOfKind } from './choices.store.ts';
import { unsubscribeLinks } from './mail-links.ts';

export async function mailTermsOf(
  platform: Platform,
  tx: Executor,
  { user_id, kind, club_id }: MailQuestion,
): Promise<MailTerms | null> {
  const rows = await listChoicesOfKind(tx, { user_id, kind, club_id });
  if (!choiceOf(kind, club_id, rows).mail) return null;
  const person = await findPerson(tx, { id: user_id });
  return { unsubscribe: unsubscribeLinks(platform, { user_id, what: kind }, person?.email ?? '') };
}

// Owns the operator in whose name a command acts: the log has to say who decided.
import { findPerson } from '#domains/users/public/find-person.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';

/** Undefined where the email is no operator's. Whoever reaches the machine has proven more than a second factor. */
export async function operatorByEmail(platform: Platform, email: string): Promise<SignedIn | undefined> {
  const person = await findPerson(platform.db, { email: email.trim().toLowerCase() });
  if (person?.operator !== true) return undefined;
  return {
    ...{ kind: 'user', user_id: person.id, session_id: '', verified: true, operator: true },
    ...{ suspended: false, stepped_up_at: platform.clock.now() },
  };
}

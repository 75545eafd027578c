// Owns where emails about orders go: to verified addresses only.
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Executor } from '#platform/db/executor.ts';

export async function addressOf(tx: Executor, userId: string): Promise<string | null> {
  const person = await findPerson(tx, { id: userId });
  // People of the demo world have no mailbox; whoever is suspended or leaving hears from those who decided it.
  return person?.email_verified === true && !person.demo && !person.suspended ? person.email : null;
}

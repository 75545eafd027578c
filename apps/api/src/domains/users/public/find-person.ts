// Owns the look-up of one person by id or by e-mail.
import type { Executor } from '#platform/db/executor.ts';
import { isId } from '#platform/ids/new-id.ts';
import { findUser, findUserByEmail } from '../users.store.ts';
import { type Person, personOf } from './person.ts';

export async function findPerson(
  tx: Executor,
  by: { id: string } | { email: string },
): Promise<Person | undefined> {
  if ('id' in by && !isId(by.id)) return undefined;
  const row = await ('id' in by ? findUser(tx, by.id) : findUserByEmail(tx, by.email));
  return row === undefined ? undefined : personOf(row);
}

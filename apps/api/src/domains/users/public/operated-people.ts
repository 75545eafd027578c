// Owns people as the site operator sees them: found by name, email or id, and suspended or not.
import { userOutOfSight } from '@stagepass/contract/users/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { byCreation } from '#platform/paging/keyset.ts';
import {
  countSuspended,
  findOperated,
  listOperated,
  type OperatedRow,
  type Wanted,
} from '../operated.store.ts';
import { putPerson } from '../search-documents.ts';
import { lockUser, updateUser } from '../users.store.ts';

const pageSize = 30;

export function listOperatedPeople(
  tx: Executor,
  { cursor, ...wanted }: Wanted & { cursor: string | undefined },
): Promise<{ rows: OperatedRow[]; next_cursor: string | null }> {
  return byCreation.page({ cursor, limit: pageSize }, (page) => listOperated(tx, wanted, page));
}

/** `same` where nothing had to change; whoever is being erased is not there. The caller ends the sessions. */
export async function setPersonSuspended(
  tx: Tx,
  { id, at }: { id: string; at: Date | null },
): Promise<'changed' | 'same' | 'missing' | 'operator'> {
  const user = await lockUser(tx, id);
  if (user === undefined || user.erasing_at !== null) return 'missing';
  if (at !== null && user.operator) return 'operator';
  if ((user.suspended_at === null) === (at === null)) return 'same';
  await updateUser(tx, id, { suspended_at: at });
  await putPerson(tx, { ...user, suspended_at: at });
  if (at !== null) await tx.emit(userOutOfSight, { user_id: id });
  return 'changed';
}

export function countSuspendedPeople(tx: Executor): Promise<number> {
  return countSuspended(tx);
}

export function findOperatedPerson(tx: Executor, id: string): Promise<OperatedRow | undefined> {
  return findOperated(tx, id);
}

// Owns the look-up of one person by id or by email.
import { isId } from '@stagepass/contract/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import { findPersonRow } from '../users.store.ts';
import type { Person } from './person.ts';

export async function findPerson(
  tx: Executor,
  by: { id: string } | { email: string },
): Promise<Person | undefined> {
  return 'id' in by && !isId(by.id) ? undefined : findPersonRow(tx, by);
}

// Owns the stillness of a list: until the transaction ends nobody adds, changes or removes a requirement of it.
import type { Executor } from '#platform/db/executor.ts';
import { type ListOwner, lockList } from '../requirements.store.ts';

export async function lockSteps(tx: Executor, owner: ListOwner): Promise<void> {
  await lockList(tx, owner);
}

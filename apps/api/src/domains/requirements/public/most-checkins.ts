// Owns the question how many check-ins a list asks for at most: more than its round has days, nobody could make.
import type { Executor } from '#platform/db/executor.ts';
import { type ListOwner, listRequirements } from '../requirements.store.ts';

export async function mostCheckins(tx: Executor, owner: ListOwner): Promise<number> {
  const rows = await listRequirements(tx, owner);
  return Math.max(0, ...rows.map(({ config }) => (config.type === 'CHECKIN' ? config.days : 0)));
}

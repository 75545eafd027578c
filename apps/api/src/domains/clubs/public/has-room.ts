// Owns the question whether a limit of a club has anything left; who takes from it finds out for certain.
import type { Executor } from '#platform/db/executor.ts';
import type { LimitName } from '../limits.rules.ts';
import { listLimits } from '../limits.store.ts';

export async function hasRoom(tx: Executor, clubId: string, name: LimitName): Promise<boolean> {
  const limit = (await listLimits(tx, clubId)).find((row) => row.name === name);
  return limit === undefined || limit.cap === null || limit.used < limit.cap;
}

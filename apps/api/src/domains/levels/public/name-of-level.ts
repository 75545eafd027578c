// Owns the question what a club calls a level.
import type { Executor } from '#platform/db/executor.ts';
import { listSteps } from '../steps.store.ts';

/** Empty where the club gave it no name. */
export async function nameOfLevel(tx: Executor, of: { club_id: string; level: number }): Promise<string> {
  const steps = await listSteps(tx, of.club_id);
  return steps.find(({ level }) => level === of.level)?.name ?? '';
}

// Owns the question how much XP certain causes gave somebody.
import type { Executor } from '#platform/db/executor.ts';
import { sumGranted } from '../xp.store.ts';

export async function xpGranted(
  tx: Executor,
  of: { club_id: string; user_id: string; cause_kind: string; cause_ids: readonly string[] },
): Promise<number> {
  return of.cause_ids.length === 0 ? 0 : sumGranted(tx, of);
}

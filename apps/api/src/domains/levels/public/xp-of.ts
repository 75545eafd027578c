// Owns the question how much XP somebody has in a club.
import type { Executor } from '#platform/db/executor.ts';
import { findTotal } from '../xp.store.ts';

export async function xpOf(tx: Executor, of: { club_id: string; user_id: string }): Promise<number> {
  return findTotal(tx, of.club_id, of.user_id);
}

// Owns the list of a club's members with the day they joined, for the demo world's later parts.
import type { Executor } from '#platform/db/executor.ts';
import { listJoined } from '../members.store.ts';

export async function listMembersWithAge(
  tx: Executor,
  clubId: string,
): Promise<{ user_id: string; number: number; role: string; joined_at: Date }[]> {
  return listJoined(tx, clubId, 1000);
}

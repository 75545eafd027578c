// Owns which bans stand in a club, for the domain that keeps the decision behind each.
import type { Executor } from '#platform/db/executor.ts';
import { listBanRows } from '../members.store.ts';

export interface StandingBan {
  user_id: string;
  /** Null where the site itself banned them, or whoever did is gone. */
  banned_by: string | null;
  ban_reason: string;
  banned_at: Date;
  banned_until: Date | null;
}

/** The latest first. */
export async function listBans(tx: Executor, clubId: string, { limit = 500 } = {}): Promise<StandingBan[]> {
  return listBanRows(tx, clubId, limit);
}

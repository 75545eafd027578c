// Owns somebody's own switch for boards: on all of a club's, or on none.
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadClubAsMember } from '../access.ts';
import { deleteOptOut, insertOptOut, refreshEntries } from '../boards.store.ts';
import { lockTotals } from '../xp.store.ts';

export async function setBoardVisibility(
  platform: Platform,
  actor: Actor,
  id: string,
  hidden: boolean,
): Promise<{ hidden: boolean }> {
  return platform.db.transaction(async (tx) => {
    const { club, user_id } = await loadClubAsMember(platform, tx, actor, id);
    const whose = { club_id: club.id, user_id };
    const now = platform.clock.now();
    await lockTotals(tx, club.id, [user_id]);
    if (hidden) await insertOptOut(tx, whose, now);
    else await deleteOptOut(tx, whose);
    await refreshEntries(tx, club.id, [user_id], now);
    return { hidden };
  });
}

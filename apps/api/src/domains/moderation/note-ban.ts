// Owns bans that staff decide outside of a report: each is a case, so that the person reads the reason and can appeal.
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertBan, lockStandingBan, type NewBan } from './bans.store.ts';
import { updateCase } from './cases.store.ts';
import { tellDecision } from './tell-author.ts';

/** A ban that stands already keeps its case, with the new reason and end. Bears being run again. */
export async function noteBan(
  platform: Platform,
  tx: Tx,
  ban: Omit<NewBan, 'id'> & { banned_at: Date },
): Promise<void> {
  const standing = await lockStandingBan(tx, ban);
  if (standing === undefined) {
    const noted = await insertBan(tx, { ...ban, id: newId(platform) });
    if (noted !== undefined) await tellDecision(platform, tx, noted);
    return;
  }
  const same =
    standing.decision_reason === ban.reason && standing.banned_until?.getTime() === ban.until?.getTime();
  if (same) return;
  // The 14 days for an appeal count from the decision that the person reads.
  const anew = standing.state === 'actioned' ? { decided_at: ban.decided_at, decided_by: ban.by } : {};
  const changes = {
    ...{ decision_reason: ban.reason, banned_until: ban.until, updated_at: ban.decided_at },
    ...anew,
  };
  await updateCase(tx, standing.id, changes);
  await tellDecision(platform, tx, { ...standing, ...changes });
}

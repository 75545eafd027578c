// Owns the taking back of a mute or a ban by somebody above: after an appeal, say. Who may is the caller's to have asked.
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { lockMembership, updateMembership } from '../members.store.ts';

export interface Lifted {
  club_id: string;
  user_id: string;
  by: string | null;
  sanction: 'mute' | 'ban';
}

/** Nothing happens where it has ended already. Whoever was banned is free to join again, under the old number. */
export async function liftSanction(
  platform: Platform,
  tx: Tx,
  { club_id, user_id, by, sanction }: Lifted,
): Promise<void> {
  const target = await lockMembership(tx, club_id, user_id);
  const key = { club_id, user_id };
  if (sanction === 'mute') {
    if ((target?.muted_until ?? null) === null) return;
    await updateMembership(tx, key, { muted_until: null, mute_reason: '' });
  } else {
    if ((target?.banned_at ?? null) === null) return;
    await updateMembership(tx, key, { banned_at: null, banned_by: null, ban_reason: '' });
  }
  await recordDeed(platform, tx, {
    club_id,
    actor_id: by,
    deed: sanction === 'mute' ? 'memberships.member-unmuted' : 'memberships.member-unbanned',
    subject: { kind: 'user', id: user_id },
    details: { after_appeal: true },
  });
}

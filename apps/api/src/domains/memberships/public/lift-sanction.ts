// Owns the taking back of one mute or one ban by somebody above: after an appeal, say. Who may is the caller's to have asked.
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { notBanned } from '../bans.rules.ts';
import { lockMembership, updateMembership } from '../members.store.ts';
import type { MembershipRow } from '../tables.ts';

export interface Lifted {
  club_id: string;
  user_id: string;
  by: string | null;
  /** Which one: whatever else silences somebody, or keeps them out, by now is not touched. */
  sanction: LiftedMute | LiftedBan;
}

interface LiftedMute {
  kind: 'mute';
  until: Date;
}

interface LiftedBan {
  kind: 'ban';
  reason: string;
  decided_at: Date;
  /** When somebody last decided for a ban besides: one that was there already has two reasons since. */
  also_decided_at: Date | null;
}

/** Nothing happens where it has ended already. Whoever was banned is free to join again, under the old number. */
export async function liftSanction(
  platform: Platform,
  tx: Tx,
  { club_id, user_id, by, sanction }: Lifted,
): Promise<void> {
  const target = await lockMembership(tx, club_id, user_id);
  if (target === undefined || !isInForce(target, sanction)) return;
  const key = { club_id, user_id };
  if (sanction.kind === 'mute') await updateMembership(tx, key, { muted_until: null, mute_reason: '' });
  else await updateMembership(tx, key, notBanned);
  await recordDeed(platform, tx, {
    club_id,
    actor_id: by,
    deed: sanction.kind === 'mute' ? 'memberships.member-unmuted' : 'memberships.member-unbanned',
    subject: { kind: 'user', id: user_id },
    details: { after_appeal: true },
  });
}

function isInForce(
  { muted_until, banned_at, ban_reason }: MembershipRow,
  sanction: LiftedMute | LiftedBan,
): boolean {
  if (sanction.kind === 'mute') return muted_until?.getTime() === sanction.until.getTime();
  const { reason, decided_at, also_decided_at } = sanction;
  if (banned_at === null || banned_at > decided_at || ban_reason !== reason) return false;
  return also_decided_at === null || also_decided_at < banned_at;
}

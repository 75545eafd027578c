// Owns the end of a ban whose time has come.
import { banEnded } from '@stagepass/contract/memberships/events.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Platform } from '#platform/platform.ts';
import { notBanned } from './bans.rules.ts';
import { lockMembership, updateMembership } from './members.store.ts';

/** Nothing happens where it was taken back or made longer meanwhile. Whoever was banned is free to join again. */
export async function endBan(platform: Platform, key: { club_id: string; user_id: string }): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const now = platform.clock.now();
    const target = await lockMembership(tx, key.club_id, key.user_id);
    if (!target?.banned_until || target.banned_until > now) return;
    await updateMembership(tx, key, notBanned);
    await recordDeed(platform, tx, {
      club_id: key.club_id,
      actor_id: null,
      deed: 'memberships.ban-ended',
      subject: { kind: 'user', id: key.user_id },
    });
    await tx.emit(banEnded, { ...key, ended_at: now.toISOString() });
  });
}

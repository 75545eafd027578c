// Owns checking in: once a day of the club, now or later with the day's token, with its XP in the same transaction.
import { localDay } from '@stagepass/base/local-day.ts';
import { checkedIn } from '@stagepass/contract/checkins/events.ts';
import { CHECKIN_XP, type CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import { grantXp } from '#domains/levels/public/grant-xp.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { readCalendar } from '../calendar.ts';
import { insertCheckin, lockCheckins } from '../checkins.store.ts';
import { requireDay } from '../day-token.ts';

export async function checkIn(
  platform: Platform,
  actor: Actor,
  clubId: string,
  offline: { day: string; token: string } | undefined,
): Promise<CheckinCalendar & { granted_xp: number }> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'take-part');
    const whose = { club_id: club.id, user_id };
    const now = platform.clock.now();
    const zone = club.time_zone;
    const today = localDay(now, zone);
    if (offline !== undefined) requireDay(platform, whose, { ...offline, today, zone });
    const day = offline?.day ?? today;
    await lockCheckins(tx, whose);
    const made = await insertCheckin(tx, { ...whose, day, kind: 'made', created_at: now });
    const grant = { ...whose, amount: CHECKIN_XP, cause: { kind: 'checkin', id: day } };
    const granted = made && (await grantXp(platform, tx, grant)).granted;
    const calendar = await readCalendar(platform, tx, club, { user_id });
    if (made) await tx.emit(checkedIn, { ...whose, day, streak: calendar.streak });
    return { ...calendar, granted_xp: granted ? CHECKIN_XP : 0 };
  });
}

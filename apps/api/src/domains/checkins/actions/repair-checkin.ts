// Owns the repair of a missed day: one a month, for the day by which the streak ended. It earns no XP.
import { localDay } from '@stagepass/base/local-day.ts';
import { nothingToRepair, repairUsed } from '@stagepass/contract/checkins/errors.ts';
import { checkedIn } from '@stagepass/contract/checkins/events.ts';
import type { CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { isRepairUsed, readCalendar } from '../calendar.ts';
import { insertCheckin, listCheckins, lockCheckins } from '../checkins.store.ts';
import { streakOf } from '../streak.rules.ts';

export async function repairCheckin(
  platform: Platform,
  actor: Actor,
  clubId: string,
): Promise<CheckinCalendar> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'take-part');
    const whose = { club_id: club.id, user_id };
    await lockCheckins(tx, whose);
    const now = platform.clock.now();
    const today = localDay(now, club.time_zone);
    if (await isRepairUsed(tx, whose, today, club.time_zone)) fail(repairUsed);
    const { repairable: day } = streakOf(await listCheckins(tx, whose), today);
    if (day === null) return fail(nothingToRepair);
    await insertCheckin(tx, { ...whose, day, kind: 'repaired', created_at: now });
    const calendar = await readCalendar(platform, tx, club, { user_id });
    await tx.emit(checkedIn, { ...whose, day, streak: calendar.streak });
    return calendar;
  });
}

// Owns the calendar of one person in one club: days of a month, streak, freezes, repair, tokens.
import { dayAfter, dayBegins, localDay } from '@stagepass/base/local-day.ts';
import { CHECKIN_XP, type CheckinCalendar, MOST_FREEZES } from '@stagepass/contract/checkins/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { hasRepaired, listCheckins, type Whose } from './checkins.store.ts';
import { tokensFrom } from './day-token.ts';
import { streakOf } from './streak.rules.ts';

export async function readCalendar(
  platform: Platform,
  tx: Executor,
  club: Pick<Club, 'id' | 'time_zone'>,
  { user_id, month }: { user_id: string; month?: string | undefined },
): Promise<CheckinCalendar> {
  const whose: Whose = { club_id: club.id, user_id };
  const zone = club.time_zone;
  const today = localDay(platform.clock.now(), zone);
  const shown = month ?? today.slice(0, 7);
  const streak = streakOf(await listCheckins(tx, whose), today);
  const used_this_month = await isRepairUsed(tx, whose, today, zone);
  return {
    month: shown,
    today,
    time_zone: zone,
    tomorrow_at: dayBegins(dayAfter(today), zone).toISOString(),
    checked_today: streak.checked_today,
    xp: CHECKIN_XP,
    streak: streak.streak,
    best: streak.best,
    freezes: { held: streak.freezes, most: MOST_FREEZES, next_in: streak.next_freeze_in },
    repair: { day: used_this_month ? null : streak.repairable, used_this_month },
    days: streak.days.filter(({ day }) => day.startsWith(shown)),
    tokens: tokensFrom(platform, whose, today),
  };
}

/** A month of the club's calendar. */
export async function isRepairUsed(
  tx: Executor,
  whose: Whose,
  today: string,
  zone: string,
): Promise<boolean> {
  const first = `${today.slice(0, 7)}-01`;
  const next = `${dayAfter(first, 32).slice(0, 7)}-01`;
  return hasRepaired(tx, whose, dayBegins(first, zone), dayBegins(next, zone));
}

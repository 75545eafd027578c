// Owns what check-ins put into the running order on Home: clubs somebody checks in to these days, done or open, each by its own day.
import { dayAfter, dayBegins, localDay } from '@stagepass/base/local-day.ts';
import { CHECKIN_XP } from '@stagepass/contract/checkins/shapes.ts';
import type { CheckinLine } from '@stagepass/contract/checkins/today.ts';
import type { TodayViewer } from '#domains/subjects/public/today.ts';
import type { Platform } from '#platform/platform.ts';
import { streakOf } from './streak.rules.ts';
import { type HabitRow, listCheckinsIn, listHabits } from './today.store.ts';

const MINUTE_MS = 60_000;
const HABIT_DAYS = 8;
const MOST = 4;

export async function checkinsToday({ db }: Platform, { user_id, now }: TodayViewer): Promise<CheckinLine[]> {
  const since = dayAfter(localDay(now, 'UTC'), -HABIT_DAYS);
  const found = await listHabits(db, { user_id, now, since, limit: MOST });
  const habits = found.filter(({ last_day }) => last_day !== null);
  // Whoever checks in nowhere is shown one club to begin with.
  const shown = habits.length > 0 ? habits : found.slice(0, 1);
  if (shown.length === 0) return [];
  const kept = await listCheckinsIn(
    db,
    user_id,
    shown.map(({ id }) => id),
  );
  const byClub = Map.groupBy(kept, ({ club_id }) => club_id);
  return shown.map((club) => lineOf(club, byClub.get(club.id) ?? [], now));
}

function lineOf(
  { id, handle, name, hue, time_zone }: HabitRow,
  kept: readonly { day: string; kind: 'made' | 'repaired'; created_at: Date }[],
  now: Date,
): CheckinLine {
  const today = localDay(now, time_zone);
  const { streak, checked_today, freezes } = streakOf(
    kept.filter(({ day }) => day <= today),
    today,
  );
  // The last minute of the day: midnight would read as tomorrow.
  const last = new Date(dayBegins(dayAfter(today), time_zone).getTime() - MINUTE_MS);
  const made_at = kept.find(({ day }) => day === today)?.created_at;
  const at_risk = !checked_today && streak >= 2 && freezes === 0;
  const left_ms = last.getTime() - now.getTime();
  return {
    kind: 'checkin',
    key: `checkin:${id}:${today}`,
    subject: { kind: 'checkin', id },
    at: (checked_today ? (made_at ?? now) : last).toISOString(),
    urgency: at_risk ? (left_ms < 180 * MINUTE_MS ? 'now' : 'soon') : streak > 0 ? 'today' : 'later',
    done: checked_today,
    club: { id, handle, name, hue },
    streak,
    at_risk,
    xp: CHECKIN_XP,
  };
}

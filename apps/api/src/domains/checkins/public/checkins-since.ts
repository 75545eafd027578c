// Owns the question how often somebody checked in since a moment: for steps that ask for it.
import { localDay } from '@stagepass/base/local-day.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { listCheckins } from '../checkins.store.ts';
import { streakOf } from '../streak.rules.ts';

export interface CheckinsSince {
  in_all: number;
  /** The longest streak, as streaks are counted. */
  longest: number;
  /** The streak that runs. */
  in_a_row: number;
  checked_today: boolean;
}

/** From the day of that moment on, where the club is. */
export async function checkinsSince(
  platform: Platform,
  tx: Executor,
  of: { club_id: string; user_id: string; since: Date },
): Promise<CheckinsSince> {
  const zone = (await findClub(platform, tx, of.club_id))?.time_zone ?? 'UTC';
  const first = localDay(of.since, zone);
  const kept = (await listCheckins(tx, of)).filter(({ day }) => day >= first);
  const { streak, best, checked_today } = streakOf(kept, localDay(platform.clock.now(), zone));
  return { in_all: kept.length, longest: best.streak, in_a_row: streak, checked_today };
}

// Owns the token of a day: signed by us for one person, club and day, so that a check-in without a connection can be believed later.
import { timingSafeEqual } from 'node:crypto';
import { dayAfter, dayBegins } from '@stagepass/base/local-day.ts';
import { checkinTokenNotRight, checkinTooLate } from '@stagepass/contract/checkins/errors.ts';
import { LATE_HOURS } from '@stagepass/contract/checkins/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import type { Whose } from './checkins.store.ts';

type Signer = Pick<Platform, 'secrets'>;

export function dayToken({ secrets }: Signer, whose: Whose, day: string): string {
  return secrets.sign('checkin-day', `${whose.club_id}:${whose.user_id}:${day}`);
}

/** Today's, and tomorrow's for a phone that is offline by then. */
export function tokensFrom(signer: Signer, whose: Whose, today: string) {
  return [today, dayAfter(today)].map((day) => ({ day, token: dayToken(signer, whose, day) }));
}

/** Fails where the token is not ours for this day, the day has not come, or it is over for too long. */
export function requireDay(
  platform: Pick<Platform, 'secrets' | 'clock'>,
  whose: Whose,
  given: { day: string; token: string; today: string; zone: string },
): void {
  const [is, ought] = [Buffer.from(given.token), Buffer.from(dayToken(platform, whose, given.day))];
  if (is.length !== ought.length || !timingSafeEqual(is, ought)) fail(checkinTokenNotRight);
  if (given.day > given.today) fail(checkinTokenNotRight);
  const over = dayBegins(dayAfter(given.day), given.zone).getTime();
  if (platform.clock.now().getTime() > over + LATE_HOURS * 3_600_000) fail(checkinTooLate);
}

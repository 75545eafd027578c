// Owns what the clock tells about streaks: one that ends tonight, and one that a freeze saved.
import { dayAfter, dayBegins } from '@stagepass/base/local-day.ts';
import {
  type LastCheckedIn,
  listLastCheckedIn,
  streakNow,
} from '#domains/checkins/public/last-checked-in.ts';
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { findDoneUntil, putDoneUntil } from './clock-jobs.store.ts';
import { notify } from './notify.ts';

const NAME = 'notifications.streaks';
const HOUR_MS = 3_600_000;
/** Late enough that most have checked in, early enough that the rest still can. */
const RISK_HOUR = 19;
const FREEZE_HOUR = 9;
/** Shorter ones are nothing that somebody would miss. */
const SHORTEST_STREAK = 3;
const PAGE = 200;
/** A streak survives as many missed days as there are freezes. */
const FROZEN_DAYS_AGO = [2, 3];

type Each = (platform: Platform, of: LastCheckedIn, now: Date) => Promise<void>;

async function walk(
  platform: Platform,
  of: { since: Date; now: Date; hour: number; days_ago: number; signal: AbortSignal },
  each: Each,
): Promise<void> {
  let after: LastCheckedIn | undefined;
  for (;;) {
    const page: LastCheckedIn[] = await listLastCheckedIn(platform.db, { ...of, after, limit: PAGE });
    for (const one of page) {
      of.signal.throwIfAborted();
      await each(platform, one, of.now);
    }
    if (page.length < PAGE) return;
    after = page.at(-1);
  }
}

const tellRisk: Each = async (platform, of, now) => {
  await platform.db.transaction(async (tx) => {
    const { streak, freezes, checked_today, today } = await streakNow(tx, of, now);
    if (checked_today || streak < SHORTEST_STREAK) return;
    const until = dayBegins(dayAfter(today, 1), of.time_zone).toISOString();
    await notify(platform, tx, {
      ...{ kind: 'streak-risk', user_ids: [of.user_id], club_id: of.club_id },
      source: `streak:${of.club_id}:${today}`,
      subject: { kind: 'checkin', id: of.club_id },
      payload: { streak, freezes, until },
      link: `/club/${of.handle}/checkin`,
    });
  });
};

const tellFrozen: Each = async (platform, of, now) => {
  await platform.db.transaction(async (tx) => {
    const { streak, freezes, days, today } = await streakNow(tx, of, now);
    const day = dayAfter(today, -1);
    if (streak < SHORTEST_STREAK || !days.some((one) => one.day === day && one.kind === 'frozen')) return;
    await notify(platform, tx, {
      ...{ kind: 'freeze-used', user_ids: [of.user_id], club_id: of.club_id },
      source: `freeze:${of.club_id}:${day}`,
      subject: { kind: 'checkin', id: of.club_id },
      payload: { streak, freezes, day },
      link: `/club/${of.handle}/checkin`,
    });
  });
};

export const remindOfStreaks: Job = {
  name: NAME,
  lane: 'background',
  cron: '5 * * * *',
  async run(platform, _payload, signal) {
    const now = platform.clock.now();
    // Whatever hour began since the last run, however long ago that was; the last hour is looked at twice, and told once.
    const since = new Date(Math.min(await findDoneUntil(platform.db, NAME, now), now.getTime() - HOUR_MS));
    await walk(platform, { since, now, hour: RISK_HOUR, days_ago: 1, signal }, tellRisk);
    for (const days_ago of FROZEN_DAYS_AGO)
      await walk(platform, { since, now, hour: FREEZE_HOUR, days_ago, signal }, tellFrozen);
    await putDoneUntil(platform.db, NAME, now);
  },
};

// Owns the memberships domain's work beside requests: tiers and bans that end, and which clubs grow.
import { setClubTrends } from '#domains/clubs/public/set-club-trends.ts';
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { changingTiers } from './change-tiers.ts';
import { endBan } from './end-ban.ts';
import { trendOf } from './growth.rules.ts';
import { listGrowth } from './growth.store.ts';
import { listEndedBans } from './members.store.ts';
import { tellShifts } from './tell-shifts.ts';
import { deleteEnded, listEnded } from './tiers.store.ts';

/** Going down is told as going up is, so it happens here and not by looking past the end when somebody reads. */
export const endTiers = dueItems({
  name: 'memberships.end-tiers',
  lane: 'work',
  cron: '* * * * *',
  batch: 200,
  list: ({ db }, asked) => listEnded(db, asked),
  key: ({ club_id, user_id }) => `${club_id}/${user_id}`,
  each: ({ db, clock }, grant) =>
    db.transaction((tx) =>
      changingTiers(tx, grant.club_id, [grant.user_id], () => deleteEnded(tx, grant, clock.now())),
    ),
});

/** Within the minute that was promised. The end is not looked past on reads: the question who may what stays free of the clock. */
export const endBans = dueItems({
  name: 'memberships.end-bans',
  lane: 'work',
  cron: '* * * * *',
  list: ({ db }, asked) => listEndedBans(db, asked),
  key: ({ club_id, user_id }) => `${club_id}/${user_id}`,
  each: endBan,
});

export const measureGrowth: Job = {
  name: 'memberships.measure-growth',
  lane: 'background',
  cron: '7 * * * *',
  run: async (platform) => {
    const growth = await listGrowth(platform.db, platform.clock.now());
    await setClubTrends(platform.db, new Map(growth.map((row) => [row.club_id, trendOf(row)])));
  },
};

export const jobs = [endTiers, endBans, measureGrowth, tellShifts];

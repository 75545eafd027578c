// Owns the memberships domain's work beside requests: tiers that end, and which clubs grow.
import { setClubTrends } from '#domains/clubs/public/set-club-trends.ts';
import type { Job } from '#platform/domain.ts';
import { changingTiers } from './change-tiers.ts';
import { trendOf } from './growth.rules.ts';
import { listGrowth } from './growth.store.ts';
import { tellShifts } from './tell-shifts.ts';
import { deleteEnded, type EndedGrant, listEnded } from './tiers.store.ts';

const peopleAtOnce = 200;

/** Going down is told as going up is, so it happens here and not by looking past the end when somebody reads. */
export const endTiers: Job = {
  name: 'memberships.end-tiers',
  cron: '* * * * *',
  run: async (platform, _payload, signal) => {
    const now = platform.clock.now();
    let ended: EndedGrant[];
    // All who are due: a month of subscriptions may end in the same minute.
    do {
      ended = await listEnded(platform.db, now, peopleAtOnce);
      for (const grant of ended) {
        if (signal.aborted) return;
        await platform.db.transaction((tx) =>
          changingTiers(tx, grant.club_id, [grant.user_id], () => deleteEnded(tx, grant, now)),
        );
      }
    } while (ended.length === peopleAtOnce);
  },
};

export const measureGrowth: Job = {
  name: 'memberships.measure-growth',
  cron: '7 * * * *',
  run: async (platform) => {
    const growth = await listGrowth(platform.db, platform.clock.now());
    await setClubTrends(platform.db, new Map(growth.map((row) => [row.club_id, trendOf(row)])));
  },
};

export const jobs = [endTiers, measureGrowth, tellShifts];

// Owns the work of missions beside requests: what is over ends, and what ran out of time gives its place back.
import { z } from 'zod';
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import { EXPIRE_PARTS, endMissionRow, expirePart, expireSome } from './end-mission.ts';
import { graceBefore, isExpired } from './mission.rules.ts';
import { listToEnd, lockMission } from './missions.store.ts';
import { listToExpire, lockPartById } from './parts.store.ts';

const PARTS_IN_ONE_STEP = 200;

export const jobs: readonly Job[] = [
  dueItems<string>({
    name: 'missions.end',
    lane: 'work',
    cron: '* * * * *',
    list: (platform, asked) => listToEnd(platform.db, graceBefore(asked.now), asked),
    each: (platform, id) =>
      platform.db.transaction(async (tx) => {
        const mission = await lockMission(tx, id);
        const now = platform.clock.now();
        if (mission === undefined || (mission.state !== 'live' && mission.state !== 'paused')) return;
        // What was begun in time may be handed in a moment later.
        if (mission.closes_at === null || !isExpired(mission.closes_at, now)) return;
        await endMissionRow(platform, tx, mission);
      }),
  }),
  dueItems<string>({
    name: 'missions.expire',
    lane: 'work',
    cron: '* * * * *',
    list: (platform, asked) => listToExpire(platform.db, graceBefore(asked.now), asked),
    each: (platform, id) =>
      platform.db.transaction(async (tx) => {
        const part = await lockPartById(tx, id);
        if (part === undefined || (part.state !== 'started' && part.state !== 'rejected')) return;
        if (isExpired(part.expires_at, platform.clock.now())) await expirePart(tx, part);
      }),
  }),
  {
    name: EXPIRE_PARTS,
    lane: 'background',
    async run(platform, given, signal) {
      const { mission_id } = z.object({ mission_id: z.string() }).parse(given);
      let more = true;
      while (more && !signal.aborted)
        more = await platform.db.transaction((tx) => expireSome(tx, mission_id, PARTS_IN_ONE_STEP));
      if (more) await platform.jobs.queue(platform.db, EXPIRE_PARTS, { mission_id });
    },
  },
];

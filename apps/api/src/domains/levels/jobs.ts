// Owns the levels domain's work beside requests: tiers by XP after their thresholds changed, and the upkeep of boards.
import { z } from 'zod';
import { listMemberIds } from '#domains/memberships/public/list-member-ids.ts';
import { setXpTiers } from '#domains/memberships/public/set-xp-tiers.ts';
import type { Job } from '#platform/domain.ts';
import { dueItems } from '#platform/jobs/due-items.ts';
import type { Platform } from '#platform/platform.ts';
import { listUnfolded, listUnturned } from './board-upkeep.store.ts';
import { foldBoard, turnBoards } from './turn-boards.ts';
import { lockTotals } from './xp.store.ts';

const payloadShape = z.object({ club_id: z.string(), after: z.string().optional() });
const peopleInOneBatch = 500;

/** A batch, a commit, then the next: nobody who reads or joins meanwhile waits for all of them. */
export const regrantTiers: Job = {
  name: 'levels.regrant-tiers',
  lane: 'work',
  run: async (platform, payload, signal) => {
    const { club_id, ...from } = payloadShape.parse(payload);
    let { after } = from;
    for (;;) {
      after = await regrantBatch(platform, club_id, after);
      if (after === undefined) return;
      if (!signal.aborted) continue;
      // Told to stop in the middle: what is left goes on elsewhere, from here.
      await platform.jobs.queue(platform.db, regrantTiers.name, { club_id, after });
      return;
    }
  },
};

/** Answers the last of the batch; undefined once all have been looked at. */
async function regrantBatch(
  platform: Platform,
  clubId: string,
  after: string | undefined,
): Promise<string | undefined> {
  return platform.db.transaction(async (tx) => {
    const page = { limit: peopleInOneBatch, ...(after === undefined ? {} : { after }) };
    const ids = await listMemberIds(tx, clubId, page);
    const totals = await lockTotals(tx, clubId, ids);
    await setXpTiers(platform, tx, clubId, new Map(ids.map((id) => [id, { xp: totals.get(id) ?? 0 }])));
    return ids.at(-1);
  });
}

/** Queued by whoever reads a board that much waits for, beside the fold of every minute. */
export const foldBoardJob = 'levels.fold-board';
const foldShape = z.object({ club_id: z.string(), span: z.literal([0, 7, 30]) });

const foldOne: Job = {
  name: foldBoardJob,
  lane: 'work',
  run: (platform, payload, signal) => foldBoard(platform, foldShape.parse(payload), signal),
};

/** Never queued by a grant: all who are granted XP in a club would wait for the one row of that job. */
export const foldBoards = dueItems({
  name: 'levels.fold-boards',
  lane: 'work',
  cron: '* * * * *',
  list: ({ db }, asked) => listUnfolded(db, asked),
  key: ({ club_id, span }) => `${club_id}:${span}`,
  each: foldBoard,
});

/** Midnight comes at every quarter of an hour somewhere. */
export const turnAllBoards = dueItems({
  name: 'levels.turn-boards',
  lane: 'work',
  cron: '*/5 * * * *',
  list: ({ db }, asked) => listUnturned(db, asked),
  key: ({ club_id }) => club_id,
  each: (platform, { club_id }, signal) => turnBoards(platform, club_id, signal),
});

export const jobs = [regrantTiers, foldOne, foldBoards, turnAllBoards];

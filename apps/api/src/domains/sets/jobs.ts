// Owns the sets domain's work beside requests: whoever had all of a set before it was published gets its badge too.
import { z } from 'zod';
import { listHoldersNotDrawn } from '#domains/items/public/held-copies.ts';
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { completeSet } from './complete-sets.ts';
import { findSet, listDesignIds } from './sets.store.ts';

const payloadShape = z.object({ set_id: z.string(), after: z.string().optional() });
const PEOPLE_AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** A batch, a commit, then the next. */
export const backFillSet: Job = {
  name: 'sets.back-fill',
  lane: 'background',
  run: async (platform, payload, signal) => {
    const { set_id, after: from = FIRST } = payloadShape.parse(payload);
    let after: string | undefined = from;
    while (after !== undefined) {
      after = await backFillBatch(platform, set_id, after);
      if (after === undefined || !signal.aborted) continue;
      // Told to stop in the middle: what is left goes on elsewhere, from here.
      await platform.jobs.queue(platform.db, backFillSet.name, { set_id, after });
      return;
    }
  },
};

/** All of it at once, for the demo world. */
export async function runBackFill(platform: Platform, setId: string): Promise<void> {
  await backFillSet.run(platform, { set_id: setId }, new AbortController().signal);
}

/** Answers the last of the batch; undefined once all have been looked at. */
async function backFillBatch(platform: Platform, setId: string, after: string): Promise<string | undefined> {
  return platform.db.transaction(async (tx) => {
    const set = await findSet(tx, setId);
    const [first] = (await listDesignIds(tx, [setId])).get(setId) ?? [];
    if (set === undefined || set.state !== 'live' || first === undefined) return undefined;
    // Whoever has all of it has the first of it.
    const people = await listHoldersNotDrawn(tx, first, { after, limit: PEOPLE_AT_ONCE });
    for (const userId of people) await completeSet(platform, tx, set, userId);
    return people.length < PEOPLE_AT_ONCE ? undefined : people.at(-1);
  });
}

export const jobs = [backFillSet];

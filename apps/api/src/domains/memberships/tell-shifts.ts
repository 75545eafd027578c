// Owns the telling of members that their best tier is another one because the staff changed the tiers themselves: noted in
// the transaction of the change, told in batches beside requests.
import { tierChanged } from '@stagepass/contract/memberships/events.ts';
import { z } from 'zod';
import type { Tx } from '#platform/db/db.ts';
import type { Job } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { mark } from './change-tiers.ts';
import type { TierRow } from './tables.ts';
import { listShifts } from './tier-shifts.store.ts';
import { listBestTiers, lockForTiers } from './tiers.store.ts';

const PEOPLE_IN_ONE_BATCH = 500;

const payloadShape = z.object({
  club_id: z.string(),
  moved: z.array(
    z.object({
      from: z.object({ id: z.string(), rank: z.int(), name: z.string() }),
      user_ids: z.array(z.string()),
    }),
  ),
});

/** Before the change itself: what somebody had is known only as long as the tier is there. */
export async function noteShifts(
  platform: Platform,
  tx: Tx,
  clubId: string,
  { tiers, now }: { tiers: readonly TierRow[]; now: readonly string[] },
): Promise<void> {
  const before = tiers.map((tier) => tier.id);
  let after: string | undefined;
  for (;;) {
    const shifts = await listShifts(tx, clubId, { before, now, after, limit: PEOPLE_IN_ONE_BATCH });
    if (shifts.length === 0) return;
    const moved = tiers.flatMap((tier) => {
      const user_ids = shifts.filter((shift) => shift.from_id === tier.id).map((shift) => shift.user_id);
      return user_ids.length === 0 ? [] : [{ from: mark(tier), user_ids }];
    });
    await platform.jobs.queue(tx, tellShifts.name, { club_id: clubId, moved });
    if (shifts.length < PEOPLE_IN_ONE_BATCH) return;
    after = shifts.at(-1)?.user_id;
  }
}

/** Where something else has given them a better one meanwhile, that is what they have. */
export const tellShifts: Job = {
  name: 'memberships.tell-shifts',
  lane: 'work',
  run: async (platform, payload) => {
    const { club_id, moved } = payloadShape.parse(payload);
    await platform.db.transaction(async (tx) => {
      for (const { from, user_ids } of moved) {
        const members = await lockForTiers(tx, club_id, user_ids);
        const best = await listBestTiers(tx, club_id, [...members]);
        for (const user_id of members) {
          const to = best.get(user_id);
          if (to?.id === from.id) continue;
          const at = platform.clock.now().toISOString();
          await tx.emit(tierChanged, { club_id, user_id, from, to: to === undefined ? null : mark(to), at });
        }
      }
    });
  },
};

// Owns gacha's reactions: copies that went elsewhere, or a design that changed, may have emptied a pool.
import { designChanged, itemsIssued } from '@stagepass/contract/items/events.ts';
import type { Tx } from '#platform/db/db.ts';
import { onEvent } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { listOpenWith } from './pools.store.ts';
import { turnLocked } from './turn-pool.ts';

/** Draws close their pools themselves. */
const afterIssue = onEvent(
  'gacha.close-empty-pools',
  itemsIssued,
  async (platform, tx, { origin, copies }) => {
    if (origin === 'gacha') return;
    await turnPoolsWith(platform, tx, [...new Set(copies.map(({ design_id }) => design_id))]);
  },
);

const afterChange = onEvent('gacha.close-changed-pools', designChanged, (platform, tx, { design_id }) =>
  turnPoolsWith(platform, tx, [design_id]),
);

/** In the order of their ids: two handlers at once must not wait for each other. */
async function turnPoolsWith(platform: Platform, tx: Tx, designIds: readonly string[]): Promise<void> {
  const pools = await listOpenWith(tx, designIds);
  for (const id of pools.toSorted()) await turnLocked(platform, tx, id);
}

export const handlers = [afterIssue, afterChange];

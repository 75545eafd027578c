// Owns gacha's reactions: a design that was retired, or made smaller, may have emptied a pool.
import { designChanged } from '@stagepass/contract/items/events.ts';
import { onEvent } from '#platform/domain.ts';
import { listOpenWith } from './pools.store.ts';
import { turnLocked } from './turn-pool.ts';

/**
 * Copies that are sold or given away elsewhere are told of too, but with every draw as well: whoever draws or looks next, or the
 * job, finds out about those.
 */
const afterChange = onEvent(
  'gacha.close-changed-pools',
  designChanged,
  async (platform, tx, { design_id }) => {
    // In the order of their ids: two handlers at once must not wait for each other.
    for (const id of (await listOpenWith(tx, design_id)).toSorted()) await turnLocked(platform, tx, id);
  },
);

export const handlers = [afterChange];

// Owns the demo world's figures: counted from what the other domains put there. Run again, it changes nothing.

import type { DemoPart } from '#platform/domain.ts';
import { dropDeliveries } from '#platform/outbox/waiting.store.ts';
import { listUncounted } from './clubs.store.ts';
import { rebuildClub } from './rebuild.ts';

const MOST_CLUBS = 500;

export const demo: DemoPart = async (platform, progress) => {
  const ids = await listUncounted(platform.db, { limit: MOST_CLUBS, except: [] });
  for (const [done, id] of ids.entries()) {
    await rebuildClub(platform, id);
    progress(done + 1, ids.length);
  }
  // Everything that they would count is counted.
  if (ids.length > 0) await dropDeliveries(platform.db, { handlers: 'insights.' });
};

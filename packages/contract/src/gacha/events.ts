// Owns the events of gacha, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const ofPool = z.object({ pool_id: z.string(), club_id: z.string() });

/** One draw, or ten together. */
export const drawsMade = eventType(
  'gacha.draws-made',
  ofPool.extend({
    user_id: z.string(),
    version: z.int(),
    count: z.int(),
    /** The first of them; its proof shows them all. */
    draw_id: z.string(),
    best_quality: z.string(),
  }),
);
export const versionAnnounced = eventType(
  'gacha.version-announced',
  ofPool.extend({ version: z.int(), opens_at: z.string() }),
);
export const poolOpened = eventType('gacha.pool-opened', ofPool.extend({ version: z.int() }));
export const poolClosed = eventType(
  'gacha.pool-closed',
  ofPool.extend({ version: z.int(), because: z.string() }),
);

// Owns the line of the running order about new odds of a pack that somebody draws from.
import { z } from 'zod';
import { itemQualityKey } from '../items/shapes.ts';
import { id } from '../shapes.ts';
import { todayBase } from '../subjects/today.ts';

export const oddsLine = z.object({
  ...todayBase,
  kind: z.literal('odds'),
  pool_id: id,
  name: z.string(),
  /** The rarest quality whose chance changes, as shares of one draw; null where only the price or the designs change. */
  change: z.object({ quality: itemQualityKey, from: z.number(), to: z.number() }).nullable(),
});
export type OddsLine = z.infer<typeof oddsLine>;

// Owns the shapes of published against drawn: how often each thing came up, of each version of a pool.
import { z } from 'zod';
import { itemClub } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';
import { closedBecause, guarantees, tierOdds, versionEntry, versionStates } from './shapes.ts';

/** How often something came up, among single draws and among ten-draws. */
const tally = z.object({ single: z.int(), ten: z.int() });

/** Published against drawn, of one version. */
export const versionTally = z.object({
  n: z.int(),
  state: z.enum(versionStates),
  opens_at: time,
  closed_at: time.nullable(),
  closed_because: z.enum(closedBecause).nullable(),
  guarantees,
  /** All draws of this version. */
  draws: tally,
  tiers: z.array(tierOdds.extend({ drawn: tally })),
  entries: z.array(versionEntry.extend({ drawn: tally })),
  /** How often each guarantee made the draw. */
  guaranteed: z.object({ ten: z.int(), pity: z.int() }),
});
export type VersionTally = z.infer<typeof versionTally>;

export const poolOdds = z.object({
  pool: z.object({ id, name: z.string(), club: itemClub }),
  /** Newest first. */
  versions: z.array(versionTally),
  counted_at: time,
});
export type PoolOdds = z.infer<typeof poolOdds>;

// Owns the shapes of a campaign's draw: a line of the entrants' list, and the seed that a fan mixes in.
import { CLIENT_SEED } from '@stagepass/base/raffle.ts';
import { z } from 'zod';

/** A line of the entrants' list: names nobody. */
export const raffleTicket = z.object({ number: z.int(), client_seed: z.string() });

/** The fan's own seed, made in the browser once the hash of the server's was shown. */
const clientSeed = z.string().regex(CLIENT_SEED, 'must be 1 to 64 characters of A–Z, a–z, 0–9, _ and -');

export const seedInput = z.strictObject({
  client_seed: clientSeed,
  /** Of the seed that was published: whoever has not seen it could be given one that was made to fit. */
  server_seed_hash: z.string().regex(/^[0-9a-f]{64}$/, 'is not a hash'),
});

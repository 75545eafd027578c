// Owns the endpoints of gacha for fans: pools, commitment and seed, draws, published against drawn odds, proofs.
import { z } from 'zod';
import { bannedHere, clubClosing, clubNotFound, membersOnly, mutedHere } from '../clubs/errors.ts';
import { endpoint } from '../endpoint.ts';
import { soldOut, staffReceiveNothing } from '../items/errors.ts';
import { spendErrors } from '../ledger/errors.ts';
import { answer, cursor, idOr, page } from '../shapes.ts';
import * as e from './errors.ts';
import {
  clientSeed,
  commitment,
  drawProof,
  drawReceipt,
  gachaPool,
  gachaPoolCard,
  ownDraw,
  poolState,
  revealedSeed,
} from './shapes.ts';
import { poolOdds } from './tally-shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.poolNotFound) });
const limit = z.coerce.number().int().min(1).max(50).default(30);

export const listPools = endpoint({
  method: 'GET',
  path: '/clubs/:id/gacha',
  summary: 'The club’s packs: open ones first, then announced, then closed. Drafts are shown to staff only.',
  who: 'visitor',
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  query: z.strictObject({ state: poolState.optional(), cursor, limit }),
  answer: page(gachaPoolCard),
  errors: [clubNotFound, membersOnly, bannedHere],
});

export const getPool = endpoint({
  method: 'GET',
  path: '/gacha/:id',
  summary:
    'One pack: price, odds of every item (base and with guarantees), and my progress to the guarantee.',
  who: 'visitor',
  params,
  answer: answer(gachaPool),
  errors: [e.poolNotFound],
});

export const getCommitment = endpoint({
  method: 'POST',
  path: '/gacha/:id/commitment',
  summary:
    'Prepares a server seed for me, unless there is one, and returns its hash. Repeated calls return the same.',
  who: 'verified',
  rates: [{ by: 'user', limit: 300, window_s: hour }],
  params,
  answer: answer(commitment),
  errors: [e.poolNotFound, membersOnly, mutedHere, bannedHere, staffReceiveNothing],
});

export const setSeed = endpoint({
  method: 'PUT',
  path: '/gacha/:id/seed',
  summary:
    'Sets my client seed, chosen after the hash was shown. The server seed used so far is revealed, and a new one prepared.',
  who: 'verified',
  rates: [{ by: 'user', limit: 120, window_s: hour }],
  params,
  body: z.strictObject({
    client_seed: clientSeed,
    /** The fingerprint that was shown as `next_server_seed_hash`. */
    server_seed_hash: z.string().regex(/^[0-9a-f]{64}$/, 'isn’t a hash of 64 hexadecimal digits'),
  }),
  answer: answer(z.object({ commitment, revealed: revealedSeed.nullable() })),
  errors: [e.poolNotFound, membersOnly, mutedHere, bannedHere, staffReceiveNothing, e.commitmentChanged],
});

export const makeDraws = endpoint({
  method: 'POST',
  path: '/gacha/:id/draws',
  summary:
    'Opens 1 or 10 packs, all in one transaction. If an item runs out before the 10th pack, opening stops: packs opened before are kept, and only those are charged.',
  who: 'verified',
  feature: 'draws',
  idempotent: true,
  rates: [{ by: 'user', limit: 120, window_s: 60 }],
  params,
  body: z.strictObject({
    count: z.union([z.literal(1), z.literal(10)]),
    /** The number of the version whose odds were shown. */
    version: z.int().min(1).max(1_000_000),
    /** What all of the draws were said to cost together. */
    expected_price_cents: z.int().min(1).max(100_000_000),
  }),
  answer: answer(drawReceipt),
  status: 201,
  errors: [
    e.poolNotFound,
    membersOnly,
    mutedHere,
    bannedHere,
    clubClosing,
    staffReceiveNothing,
    e.poolNotOpen,
    e.poolHidden,
    e.versionChanged,
    e.drawPriceChanged,
    e.dayLimit,
    e.seedMissing,
    soldOut,
    ...spendErrors,
  ],
});

export const listOwnDraws = endpoint({
  method: 'GET',
  path: '/gacha/:id/draws',
  summary: 'My draws from this pack, newest first.',
  who: 'fan',
  params,
  query: z.strictObject({ cursor, limit }),
  answer: page(ownDraw),
  errors: [e.poolNotFound],
});

export const getPoolOdds = endpoint({
  method: 'GET',
  path: '/gacha/:id/odds',
  summary: 'Published and actual odds of each version. For everyone who can see the club.',
  who: 'visitor',
  params,
  answer: answer(poolOdds),
  errors: [e.poolNotFound],
});

export const getDrawProof = endpoint({
  method: 'GET',
  path: '/draws/:id/proof',
  summary:
    'Everything needed to verify a draw. The server seed is included once the fan has changed their client seed.',
  who: 'visitor',
  params: z.strictObject({ id: idOr(e.drawNotFound) }),
  answer: answer(drawProof),
  errors: [e.drawNotFound],
});

// Owns drawing: money, copies, meter, nonce and proof in one transaction, or nothing.
import { assert } from '@stagepass/base/assert.ts';
import { type DrawResult, drawTogether } from '@stagepass/base/gacha/draw.ts';
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import { idempotencyKeyReused } from '@stagepass/contract/common-errors.ts';
import {
  dayLimit,
  drawPriceChanged,
  poolNotFound,
  poolNotOpen,
  seedMissing,
  versionChanged,
} from '@stagepass/contract/gacha/errors.ts';
import { drawsMade } from '@stagepass/contract/gacha/events.ts';
import { DRAWS_A_DAY, type DrawReceipt } from '@stagepass/contract/gacha/shapes.ts';
import { itemsIssued } from '@stagepass/contract/items/events.ts';
import { issuedPayload, type Mint, mintItems } from '#domains/items/public/mint-items.ts';
import { refuseStaffRole } from '#domains/items/public/refuse-staff.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import { standingOf } from '#domains/memberships/public/standing-along.ts';
import type { EventAlong, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import { isId, newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { nextDay } from '../days.rules.ts';
import { type Entered, enterPool, insertDraws, type MadeDraw } from '../draws.store.ts';
import { nodeHmac } from '../node-hmac.ts';
import { findPool } from '../pools.store.ts';
import { paymentOf } from '../price.rules.ts';
import { openSeed } from '../sealed-seeds.ts';
import { closeVersion, turnPool } from '../turn-pool.ts';
import { loadTable } from '../version-tables.ts';

export interface DrawsAsked {
  readonly pool_id: string;
  readonly count: number;
  readonly version: number;
  readonly expected_price_cents: number;
  readonly idempotency: IdempotentCall;
}

/** Breaks off an attempt that has to be made again with the pool to itself. */
class Again extends Error {
  readonly turn: boolean;

  constructor(turn: boolean) {
    super('to be made again');
    this.turn = turn;
  }
}

/**
 * Draws of a pool go on side by side. Only the one that takes the last copy of a design is made again alone, since it closes the
 * pool: nobody else may be half-way through a draw from what is no longer there.
 */
export async function makeDraws(
  platform: Platform,
  actor: SignedIn,
  asked: DrawsAsked,
): Promise<DrawReceipt> {
  if (!isId(asked.pool_id)) fail(poolNotFound);
  for (let alone = false, attempt = 0; ; attempt += 1) {
    try {
      return await platform.db.transaction((tx) => draw(platform, tx, actor, asked, alone));
    } catch (error) {
      if (attempt === 3 || !(error instanceof Again || isSameKey(error))) throw error;
      if (error instanceof Again && error.turn) await turnPool(platform, asked.pool_id);
      else if (error instanceof Again) alone = true;
    }
  }
}

/** The same key was sent for another pool at the same moment: made again, this one finds that it was used. */
function isSameKey(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'idempotency_keys_pkey';
}

/**
 * The key is looked up under the lock of the fan's row, which every draw of theirs from this pool waits for, and saved with the
 * draw itself: the same as `withIdempotency`, in no round trip of its own.
 */
async function draw(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  asked: DrawsAsked,
  alone: boolean,
): Promise<DrawReceipt> {
  const { user_id } = actor;
  const { pool_id, count } = asked;
  const at = platform.clock.now();
  const { idempotency } = asked;
  const entered = await enterPool(tx, { pool_id, user_id, alone, at, call: idempotency });
  if (entered === undefined) return fail(poolNotFound);
  if (entered.saved_hash !== null) return savedAnswer(entered, idempotency);
  requireFan(platform, actor, entered);
  const version = openVersion(entered, asked, at);
  const seed = seedOf(entered);
  const table = await loadTable(tx, version.id);
  const seeds = { server_seed: openSeed(platform, seed.sealed), client_seed: seed.client_seed };
  const input = { count, first_nonce: entered.nonce, pity_before: entered.pity };
  const { draws, pity } = drawTogether(nodeHmac, seeds, table, input);
  const transfer_id = newId(platform);
  const { made, issued } = await mintDrawn(platform, tx, { user_id, draws, version, transfer_id, at });
  await spend(tx, {
    ...paymentOf(entered, version, made),
    id: transfer_id,
    user_id,
    refused_countries: platform.config.GACHA_COUNTRIES_REFUSED,
    at,
  });
  const answer = {
    draws: made.map(presentDrawn),
    version: version.n,
    price_cents: version.price * count,
    asset: version.asset_id === 'credits' ? ('credits' as const) : ('token' as const),
    transfer_id,
    at: at.toISOString(),
    pity,
  };
  const told = { pool_id, club_id: entered.club_id, user_id, version: version.n, made };
  const events = [issued, platform.db.along(drawsMade, payloadOf(told))];
  const recorded = await insertDraws(tx, {
    ...{ pool_id, user_id, version_id: version.id, seed_id: seed.id, pity, draws: made, transfer_id, at },
    ...{ most: DRAWS_A_DAY, call: idempotency, answer, events },
  });
  const { drawn_today, spent } = recorded;
  if (drawn_today === null) return refuseDay(entered.drawn_today, at);
  if (spent !== null) await closeWith(tx, pool_id, { alone, because: spent, at });
  for (const event of events) tx.afterCommit(event.told);
  return { ...answer, left_today: DRAWS_A_DAY - drawn_today, closed: spent !== null };
}

function savedAnswer({ saved_hash, saved_answer }: Entered, call: IdempotentCall): DrawReceipt {
  if (saved_hash !== call.body_hash) fail(idempotencyKeyReused);
  return saved_answer?.value as DrawReceipt;
}

/** A member in good standing who does not run the club. Whom the club does not exist for, neither does the pool. */
function requireFan(platform: Platform, actor: SignedIn, entered: Entered): void {
  const standing = standingOf(platform, actor, entered.club_id, entered.standing);
  const club = { ...entered, id: entered.club_id };
  if (!may(club, standing, 'see-inside')) fail(poolNotFound);
  requireMay(club, standing, 'take-part');
  requireMay(club, standing, 'buy');
  refuseStaffRole(standing);
}

export interface OpenVersion {
  readonly id: string;
  readonly n: number;
  readonly price: number;
  readonly asset_id: NonNullable<Entered['asset_id']>;
}

function openVersion(entered: Entered, asked: DrawsAsked, at: Date): OpenVersion {
  if (entered.due || entered.spent) throw new Again(true);
  const { state, closed_because, next_opens_at, version_id, n, price, asset_id } = entered;
  if (state === 'draft') fail(poolNotFound);
  if (state !== 'open')
    fail(poolNotOpen, { state, closed_because, opens_at: next_opens_at?.toISOString() ?? null });
  assert(
    version_id !== null && n !== null && price !== null && asset_id !== null,
    'what is open is a version',
  );
  if (n !== asked.version) fail(versionChanged, { version: n });
  if (price * asked.count !== asked.expected_price_cents)
    fail(drawPriceChanged, { price_cents: price * asked.count });
  if (entered.drawn_today + asked.count > DRAWS_A_DAY) refuseDay(entered.drawn_today, at);
  return { id: version_id, n, price, asset_id };
}

function refuseDay(drawn: number, at: Date): never {
  fail(dayLimit, {
    limit: DRAWS_A_DAY,
    left: Math.max(0, DRAWS_A_DAY - drawn),
    resets_at: nextDay(at).toISOString(),
  });
}

function seedOf({ seed_id, sealed, client_seed }: Entered): {
  id: string;
  sealed: string;
  client_seed: string;
} {
  if (seed_id === null || sealed === null || client_seed === null) return fail(seedMissing);
  return { id: seed_id, sealed, client_seed };
}

interface Minting {
  readonly user_id: string;
  readonly draws: readonly DrawResult[];
  readonly version: OpenVersion;
  readonly transfer_id: string;
  readonly at: Date;
}

async function mintDrawn(
  platform: Platform,
  tx: Tx,
  given: Minting,
): Promise<{ made: MadeDraw[]; issued: EventAlong }> {
  const { user_id, version, transfer_id, at } = given;
  const draws = given.draws.map((drawn) => ({ ...drawn, id: newId(platform) }));
  const mint: Mint = {
    holders: draws.map(({ id, design_id }) => ({
      user_id,
      design_id,
      cause_id: id,
      ...(version.asset_id === 'credits' ? { price: version.price } : {}),
    })),
    ...{ origin: 'gacha', cause_kind: 'draw', transfer_id, from_paid_draw: true, told_by_caller: true, at },
  };
  const minted = await mintItems(platform, tx, mint);
  const made = draws.map((drawn, i) => {
    const copy = minted[i];
    assert(copy !== undefined, 'a mint answers every copy');
    return { ...drawn, item_id: copy.item_id, number: copy.number };
  });
  return { made, issued: platform.db.along(itemsIssued, issuedPayload(mint, minted)) };
}

async function closeWith(
  tx: Tx,
  poolId: string,
  { alone, because, at }: { alone: boolean; because: 'sold-out' | 'retired'; at: Date },
): Promise<void> {
  if (!alone) throw new Again(false);
  const pool = await findPool(tx, poolId);
  assert(pool !== undefined, 'a pool that is drawn from is there');
  await closeVersion(tx, pool, because, at);
}

interface Told {
  readonly pool_id: string;
  readonly club_id: string;
  readonly user_id: string;
  readonly version: number;
  readonly made: readonly MadeDraw[];
}

function payloadOf({ made, ...rest }: Told) {
  const best = ITEM_QUALITY_KEYS.find((key) => made.some(({ quality }) => quality === key));
  return { ...rest, count: made.length, draw_id: made[0]?.id ?? '', best_quality: best ?? 'common' };
}

function presentDrawn(made: MadeDraw): DrawReceipt['draws'][number] {
  const { id, nonce, position, quality, design_id, item_id, number, pity_before, guaranteed } = made;
  return { id, nonce, position, quality, design_id, item_id, number, pity_before, guaranteed };
}

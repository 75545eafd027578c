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
import { soldOut } from '@stagepass/contract/items/errors.ts';
import { itemsIssued } from '@stagepass/contract/items/events.ts';
import { refuseMint } from '#domains/items/public/mint-items.ts';
import { refuseStaffRole } from '#domains/items/public/refuse-staff.ts';
import { failSpending } from '#domains/ledger/public/fail-spending.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import { standingOf } from '#domains/memberships/public/standing-along.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import { isId, newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { nextDay } from '../days.rules.ts';
import { type Drawing, type Drew, type Entered, enterPool, insertDraws, type Way } from '../draws.store.ts';
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

/** An announced version is due, or a design has run out: the pool has to be brought up to date first. */
class MustTurn extends Error {}

/**
 * Draws of a pool go on side by side: a look, then one statement that does all of it, if nothing moved since. Where something
 * did, it is made again with the fan's row locked from the look on; and alone where it takes the last copy of a design, since
 * that closes the pool and nobody else may be half-way through a draw from it.
 */
export async function makeDraws(
  platform: Platform,
  actor: SignedIn,
  asked: DrawsAsked,
): Promise<DrawReceipt> {
  if (!isId(asked.pool_id)) fail(poolNotFound);
  let way: Way = 'free';
  for (let attempt = 1; ; attempt += 1) {
    try {
      return way === 'free'
        ? (await draw(platform, platform.db, actor, asked, { way, after: (act) => act() })).answer
        : await platform.db.transaction((tx) => drawLocked(platform, tx, actor, asked, way));
    } catch (error) {
      const next = nextWay(error, way);
      if (next === undefined || attempt === 6) return refuse(platform, error);
      if (error instanceof MustTurn) await turnPool(platform, asked.pool_id);
      way = next;
    }
  }
}

function nextWay(error: unknown, way: Way): Way | undefined {
  if (error instanceof MustTurn) return way;
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === 'SP021') return 'alone';
  // The same key was sent at the same moment: made again, this one finds the answer of the other.
  const moved = code === 'SP020' || code === '40P01' || constraint === 'idempotency_keys_pkey';
  if (!moved) return undefined;
  return way === 'alone' ? 'alone' : 'together';
}

/** What the statement itself refused, said as everywhere. */
function refuse(platform: Platform, error: unknown): never {
  const { code, detail, message } = error as { code?: string; detail?: string; message: string };
  if (code === 'SP022') refuseDay(DRAWS_A_DAY, platform.clock.now());
  if (code === 'SP023') failSpending(message, detail ? Number(detail) : null);
  // Which design runs short would say what the seeds threw, and nothing is paid for knowing it.
  if (code === 'SP001') fail(soldOut);
  refuseMint(error);
  throw error;
}

async function drawLocked(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  asked: DrawsAsked,
  way: Way,
): Promise<DrawReceipt> {
  const { answer, spent } = await draw(platform, tx, actor, asked, { way, after: tx.afterCommit });
  if (spent === null) return answer;
  const pool = await findPool(tx, asked.pool_id);
  assert(pool !== undefined, 'a pool that is drawn from is there');
  await closeVersion(tx, pool, spent, platform.clock.now());
  return answer;
}

async function draw(
  platform: Platform,
  tx: Executor,
  actor: SignedIn,
  asked: DrawsAsked,
  { way, after }: { way: Way; after: (act: () => void) => void },
): Promise<Drew> {
  const { user_id } = actor;
  const { pool_id, idempotency: call } = asked;
  const at = platform.clock.now();
  const entered = await enterPool(tx, { pool_id, user_id, way, at, call });
  if (entered === undefined) return fail(poolNotFound);
  if (entered.saved_hash !== null) return { answer: savedAnswer(entered, call), spent: null };
  requireFan(platform, actor, entered);
  const version = openVersion(entered, asked, at);
  const drawing = await drawingOf(platform, tx, { ...entered, pool_id, user_id }, version, asked, way);
  const drew = await insertDraws(tx, { ...drawing, at, call, way, most: DRAWS_A_DAY });
  after(drawing.issued.told);
  after(drawing.drawn.told);
  return drew;
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

interface OpenVersion {
  readonly id: string;
  readonly n: number;
  readonly price: number;
  readonly asset_id: NonNullable<Entered['asset_id']>;
}

function openVersion(entered: Entered, asked: DrawsAsked, at: Date): OpenVersion {
  if (entered.due || entered.spent) throw new MustTurn();
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
  const left = Math.max(0, DRAWS_A_DAY - drawn);
  fail(dayLimit, { limit: DRAWS_A_DAY, left, resets_at: nextDay(at).toISOString() });
}

type Known = Entered & { pool_id: string; user_id: string };

/** The draws, thrown from the two seeds, with all that is written of them. */
async function drawingOf(
  platform: Platform,
  tx: Executor,
  known: Known,
  version: OpenVersion,
  { count }: DrawsAsked,
  way: Way,
): Promise<Omit<Drawing, 'at' | 'call' | 'most'>> {
  const {
    pool_id,
    user_id,
    club_id,
    seed_id,
    sealed,
    client_seed,
    nonce: first_nonce,
    pity: pity_was,
  } = known;
  if (seed_id === null || sealed === null || client_seed === null) return fail(seedMissing);
  const table = await loadTable(tx, version.id);
  const seeds = { server_seed: openSeed(platform, sealed), client_seed };
  const thrown = drawTogether(nodeHmac, seeds, table, { count, first_nonce, pity_before: pity_was });
  const draws = thrown.draws.map((one) => ({ ...one, id: newId(platform), item_id: newId(platform) }));
  const transfer_id = newId(platform);
  const told = { pool_id, club_id, user_id, version: version.n, count, draw_id: draws[0]?.id ?? '' };
  return {
    ...{ pool_id, club_id, user_id, version_id: version.id, seed_id, way, pity_was, pity_is: thrown.pity },
    ...{ draws, transfer_id, price: version.price, payment: paymentOf(known, version, draws) },
    refused_countries: platform.config.GACHA_COUNTRIES_REFUSED,
    answer: {
      version: version.n,
      price_cents: version.price * count,
      asset: version.asset_id === 'credits' ? 'credits' : 'token',
      transfer_id,
      at: platform.clock.now().toISOString(),
      pity: thrown.pity,
    },
    // Its numbers are known in the statement only, which writes the payload itself.
    issued: platform.db.along(itemsIssued, { origin: 'gacha', copies: [] }),
    drawn: platform.db.along(drawsMade, { ...told, best_quality: bestOf(draws) }),
  };
}

function bestOf(draws: readonly DrawResult[]): string {
  return ITEM_QUALITY_KEYS.find((key) => draws.some(({ quality }) => quality === key)) ?? 'common';
}

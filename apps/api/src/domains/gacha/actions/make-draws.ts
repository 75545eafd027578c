// Owns drawing: money, copies, meter, nonce and proof in one transaction, or nothing.
import { assert } from '@stagepass/base/assert.ts';
import { idempotencyKeyReused } from '@stagepass/contract/common-errors.ts';
import { poolNotFound } from '@stagepass/contract/gacha/errors.ts';
import { DRAWS_A_DAY, type DrawReceipt } from '@stagepass/contract/gacha/shapes.ts';
import { soldOut } from '@stagepass/contract/items/errors.ts';
import { refuseMint } from '#domains/items/public/mint-items.ts';
import { requireCouldSpend } from '#domains/ledger/public/could-spend.ts';
import { failSpending } from '#domains/ledger/public/fail-spending.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import type { Platform } from '#platform/platform.ts';
import { drawSideBySide, isDrawing, lookTogether, writeDraws } from '../draw-writer.ts';
import {
  type Drawing,
  type DrawVerdict,
  type Entered,
  lockFanInPool,
  lookAtPool,
  type Way,
} from '../drawing.store.ts';
import { findPool } from '../pools.store.ts';
import {
  type DrawsAsked,
  MustTurn,
  type OpenVersion,
  openVersion,
  refuseDay,
  requireFan,
  throwDraws,
} from '../throw-draws.ts';
import { closeVersion, turnPool } from '../turn-pool.ts';

/** It was not made, and nothing happened; made again in that way it may be. */
class RetryDraw extends Error {
  readonly way: Way;
  constructor(way: Way) {
    super(way);
    this.way = way;
  }
}

/**
 * Draws of a pool go on side by side: a look, then one statement that does all of it for all who draw at that moment, if nothing moved
 * since. Where something did, it is made again with the fan's row locked from the look on; and alone where it takes the last copy of a
 * design, since that closes the pool and nobody else may be half-way through a draw from it.
 */
export async function makeDraws(
  platform: Platform,
  actor: SignedIn,
  asked: DrawsAsked,
): Promise<DrawReceipt> {
  let way: Way = 'free';
  for (let attempt = 1; ; attempt += 1) {
    try {
      return way === 'free'
        ? await drawFree(platform, actor, asked)
        : await platform.db.transaction((tx) =>
            drawLocked(platform, tx, { actor, asked, alone: way === 'alone' }),
          );
    } catch (error) {
      const next = nextWay(error, way);
      if (next === undefined || attempt === 6) return refuse(platform, error);
      if (error instanceof MustTurn) await turnPool(platform, asked.pool_id);
      way = next;
    }
  }
}

/** The day has no room, the design is not live, a deadlock. */
const MOVED: ReadonlySet<string> = new Set(['SP022', 'SP002', '40P01']);

function nextWay(error: unknown, way: Way): Way | undefined {
  if (error instanceof MustTurn) return way;
  if (error instanceof RetryDraw) return way === 'alone' ? 'alone' : error.way;
  const { code, constraint } = error as { code?: string; constraint?: string };
  // The same key was sent at the same moment, the day filled up elsewhere, or a design was retired: made again, this one finds out.
  const moved = code !== undefined && (MOVED.has(code) || constraint === 'idempotency_keys_pkey');
  if (!moved) return undefined;
  return way === 'alone' ? 'alone' : 'together';
}

function refuse(platform: Platform, error: unknown): never {
  const { code } = error as { code?: string };
  if (code === 'SP022') refuseDay(DRAWS_A_DAY, platform.clock.now());
  // Which design runs short would say what the seeds threw, and nothing is paid for knowing it.
  if (code === 'SP001') fail(soldOut);
  refuseMint(error);
  throw error;
}

async function drawFree(platform: Platform, actor: SignedIn, asked: DrawsAsked): Promise<DrawReceipt> {
  const { pool_id, idempotency: call } = asked;
  const entered = await lookTogether(platform, pool_id, call);
  const saved = savedAnswer(entered, call);
  if (entered === undefined || saved !== undefined) return saved ?? fail(poolNotFound);
  requireFan(platform, actor, entered);
  const version = openVersion(entered, asked, platform.clock.now());
  if (isDrawing(platform, version.id, entered.user_id)) throw new RetryDraw('together');
  // How many copies are left is for the statement to see: where they end, it is made again alone.
  const drawing = await throwDraws(platform, platform.db, { entered, version, asked, left: new Map() });
  const verdict = await drawSideBySide(platform, { pool_id, club_id: entered.club_id, version }, drawing);
  const answer = answerOf(platform, verdict);
  platform.db.afterCommit(() => tell(drawing));
  return answer;
}

interface Locked {
  readonly actor: SignedIn;
  readonly asked: DrawsAsked;
  readonly alone: boolean;
}

async function drawLocked(platform: Platform, tx: Tx, { actor, asked, alone }: Locked): Promise<DrawReceipt> {
  const { pool_id, idempotency: call } = asked;
  const { user_id, endpoint } = call;
  const at = platform.clock.now();
  const left = await lockFanInPool(tx, { pool_id, user_id, alone });
  const [entered] = await lookAtPool(tx, { pool_id, calls: [call], endpoint, closely: true, at });
  const saved = savedAnswer(entered, call);
  if (entered === undefined || saved !== undefined) return saved ?? fail(poolNotFound);
  requireFan(platform, actor, entered);
  const version = openVersion(entered, asked, at);
  const drawing = await throwDraws(platform, tx, { entered, version, asked, left });
  if (drawing.draws.length < asked.count) await requireWholePrice(platform, tx, { version, asked, at });
  const pack = { pool_id, club_id: entered.club_id, version };
  const [verdict] = await writeDraws(platform, tx, {
    pack,
    drawings: [drawing],
    way: alone ? 'alone' : 'together',
  });
  assert(verdict !== undefined, 'there is a verdict for each');
  const answer = answerOf(platform, verdict);
  tx.afterCommit(() => tell(drawing));
  if (verdict.closed) {
    const pool = await findPool(tx, pool_id);
    assert(pool !== undefined, 'a pool that is drawn from is there');
    await closeVersion(tx, pool, 'sold-out', at);
  }
  return answer;
}

function tell({ issued, drawn }: Drawing): void {
  issued.wakeHandlers();
  drawn.wakeHandlers();
}

function savedAnswer(entered: Entered | undefined, call: IdempotentCall): DrawReceipt | undefined {
  if (entered === undefined || entered.saved_hash === null) return undefined;
  if (entered.saved_hash !== call.body_hash) fail(idempotencyKeyReused);
  return entered.saved_answer?.value as DrawReceipt;
}

/**
 * Who asks for ten must be able to pay for ten, also where fewer are made and paid: how much is missing would otherwise say where the
 * copies end, which the seeds keep to themselves until something is paid.
 */
async function requireWholePrice(
  { config }: Platform,
  tx: Tx,
  { version, asked, at }: { version: OpenVersion; asked: DrawsAsked; at: Date },
): Promise<void> {
  await requireCouldSpend(tx, {
    ...{ user_id: asked.idempotency.user_id, kind: 'gacha', asset_id: version.asset_id, at },
    amount: asked.expected_price_cents,
    refused_countries: config.GACHA_COUNTRIES_REFUSED,
  });
}

function answerOf(platform: Platform, { refused, detail, answer }: DrawVerdict): DrawReceipt {
  if (refused === 'moved') throw new RetryDraw('together');
  if (refused === 'alone') throw new RetryDraw('alone');
  if (refused === 'day') refuseDay(DRAWS_A_DAY, platform.clock.now());
  if (refused !== null) failSpending(refused, detail);
  assert(answer !== null, 'what is not refused is answered');
  return answer;
}

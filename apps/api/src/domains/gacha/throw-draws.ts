// Owns the throwing of draws: who may, at which price, and what the two seeds give; nothing is made here.
import { assert } from '@stagepass/base/assert.ts';
import { type DrawResult, drawTogether, pityAfter } from '@stagepass/base/gacha/draw.ts';
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import {
  dayLimit,
  drawPriceChanged,
  poolHidden,
  poolNotFound,
  poolNotOpen,
  seedMissing,
  versionChanged,
} from '@stagepass/contract/gacha/errors.ts';
import { drawsMade } from '@stagepass/contract/gacha/events.ts';
import { DRAWS_A_DAY } from '@stagepass/contract/gacha/shapes.ts';
import { soldOut } from '@stagepass/contract/items/errors.ts';
import { itemsIssued } from '@stagepass/contract/items/events.ts';
import { refuseStaffRole } from '#domains/items/public/refuse-staff.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import { standingOf } from '#domains/memberships/public/standing-along.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { drawsBeforeTheEnd } from './cut-short.rules.ts';
import { nextDay } from './days.rules.ts';
import type { Drawing, Entered } from './drawing.store.ts';
import { nodeHmac } from './node-hmac.ts';
import { paymentOf } from './price.rules.ts';
import { openSeed } from './sealed-seeds.ts';
import { loadTable } from './version-tables.ts';

export interface DrawsAsked {
  readonly pool_id: string;
  readonly count: number;
  readonly version: number;
  readonly expected_price_cents: number;
  readonly idempotency: IdempotentCall;
}

/** An announced version is due, or a design has run out: the pool has to be brought up to date first. */
export class MustTurn extends Error {}

/** A member in good standing who does not run the club. Whom the club does not exist for, neither does the pool. */
export function requireFan(platform: Platform, actor: SignedIn, entered: Entered): void {
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

export function openVersion(entered: Entered, asked: DrawsAsked, at: Date): OpenVersion {
  if (entered.due || entered.spent) throw new MustTurn();
  const { state, closed_because, next_opens_at, version_id, n, price, asset_id } = entered;
  if (state === 'draft') fail(poolNotFound);
  if (state !== 'open')
    fail(poolNotOpen, { state, closed_because, opens_at: next_opens_at?.toISOString() ?? null });
  if (entered.hidden) fail(poolHidden);
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

export function refuseDay(drawn: number, at: Date): never {
  const left = Math.max(0, DRAWS_A_DAY - drawn);
  fail(dayLimit, { limit: DRAWS_A_DAY, left, resets_at: nextDay(at).toISOString() });
}

export interface Throwing {
  readonly entered: Entered;
  readonly version: OpenVersion;
  readonly asked: DrawsAsked;
  /** Copies of each design, where they are known to stay so: the draws end where they do. */
  readonly left: ReadonlyMap<string, number | null>;
}

/** The draws, thrown from the two seeds, with all that is written of them. */
export async function throwDraws(
  platform: Platform,
  tx: Executor,
  { entered, version, asked, left }: Throwing,
): Promise<Drawing> {
  const { user_id, club_id, seed_id, sealed, client_seed, nonce: first_nonce, pity: pity_was } = entered;
  const { pool_id, count, idempotency: call } = asked;
  if (seed_id === null || sealed === null || client_seed === null) return fail(seedMissing);
  const table = await loadTable(tx, version.id);
  const seeds = { server_seed: openSeed(platform, sealed), client_seed };
  const thrown = drawTogether(nodeHmac, seeds, table, { count, first_nonce, pity_before: pity_was }).draws;
  const made = thrown.slice(0, drawsBeforeTheEnd(thrown, left));
  const last = made.at(-1);
  if (last === undefined) return fail(soldOut);
  const pity_is = pityAfter(last.pity_before, last.quality);
  const draws = made.map((one) => ({ ...one, id: newId(platform), item_id: newId(platform) }));
  const transfer_id = newId(platform);
  const told = { pool_id, club_id, user_id, version: version.n, draw_id: draws[0]?.id ?? '' };
  return {
    ...{ user_id, seed_id, pity_was, pity_is, asked: count, draws, transfer_id, call },
    payment: paymentOf(entered, version, draws),
    answer: {
      version: version.n,
      asked: count,
      ended: made.length < count ? 'sold-out' : null,
      price_cents: version.price * made.length,
      asset: version.asset_id === 'credits' ? 'credits' : 'token',
      transfer_id,
      pity: pity_is,
    },
    issued: platform.db.carry(itemsIssued, { origin: 'gacha', copies: [] }),
    drawn: platform.db.carry(drawsMade, { ...told, count: made.length, best_quality: bestOf(draws) }),
  };
}

function bestOf(draws: readonly DrawResult[]): string {
  return ITEM_QUALITY_KEYS.find((key) => draws.some(({ quality }) => quality === key)) ?? 'common';
}

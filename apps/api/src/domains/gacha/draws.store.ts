// Owns the SQL of drawing: the way in, what a draw leaves behind, and the lists of past ones.
import { assert } from '@stagepass/base/assert.ts';
import type { DrawResult } from '@stagepass/base/gacha/draw.ts';
import type { ClosedBecause, DrawReceipt, PoolState } from '@stagepass/contract/gacha/shapes.ts';
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import type { Spending } from '#domains/ledger/public/spend.ts';
import { type StandingAlong, standingAlong } from '#domains/memberships/public/standing-along.ts';
import type { EventAlong } from '#platform/db/db.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import type { DrawRow } from './tables.ts';

type ClubTerms = Pick<
  Club,
  'handle' | 'visibility' | 'posting' | 'delete_after' | 'closed_at' | 'suspended_at'
>;

export interface Entered extends ClubTerms {
  club_id: string;
  name: string;
  state: PoolState;
  closed_because: ClosedBecause | null;
  next_opens_at: Date | null;
  /** A version that was announced should be open by now. */
  due: boolean;
  /** A design of what is open has no copy left; the free look leaves it to the draw to find out. */
  spent: boolean;
  version_id: string | null;
  n: number | null;
  price: number | null;
  asset_id: AssetId | null;
  seed_id: string | null;
  sealed: string | null;
  client_seed: string | null;
  nonce: number;
  pity: number;
  drawn_today: number;
  /** Of the same call made before. */
  saved_hash: string | null;
  saved_answer: { value: unknown } | null;
  standing: StandingAlong;
}

const enter = prepared<Entered>(
  'gacha-enter',
  `select e.*, c.handle, c.visibility, c.posting, c.delete_after, c.closed_at, c.suspended_at,
     (select to_jsonb(s) from (select ${standingAlong.columns}) s) as standing
   from gacha_enter($1, $2, $3, $4, $5, $6) e join club_facts c on c.id = e.club_id ${standingAlong.from('$2')}`,
);

/**
 * `free`: looks first and locks when it draws. `together`: locks the fan's row from the first look on. `alone`: lets nobody else
 * draw from the pool meanwhile.
 */
export type Way = 'free' | 'together' | 'alone';

export interface Entering {
  readonly pool_id: string;
  readonly user_id: string;
  readonly way: Way;
  readonly at: Date;
  readonly call: Pick<IdempotentCall, 'endpoint' | 'key'>;
}

export async function enterPool(tx: Executor, given: Entering): Promise<Entered | undefined> {
  const { pool_id, user_id, way, at, call } = given;
  return (await enter(tx, [pool_id, user_id, way, at, call.endpoint, call.key]))[0];
}

export interface Drawing {
  readonly pool_id: string;
  readonly club_id: string;
  readonly user_id: string;
  readonly version_id: string;
  readonly seed_id: string;
  readonly way: Way;
  readonly pity_was: number;
  readonly pity_is: number;
  readonly draws: readonly (DrawResult & { id: string; item_id: string })[];
  readonly transfer_id: string;
  /** Of one draw. */
  readonly price: number;
  readonly payment: Pick<Spending, 'parts' | 'asset_id' | 'memo'>;
  readonly refused_countries: readonly string[];
  readonly at: Date;
  /** Draws a day. */
  readonly most: number;
  readonly call: IdempotentCall;
  /** The answer, but for what only the statement knows: the draws with their numbers, what is left of the day, the close. */
  readonly answer: object;
  readonly issued: EventAlong;
  readonly drawn: EventAlong;
}

export interface Drew {
  answer: DrawReceipt;
  /** The last copy of a design was among them. */
  spent: 'sold-out' | 'retired' | null;
}

const drawing = prepared<Drew>(
  'gacha-draw',
  `select answer, spent from gacha_draw(${Array.from({ length: 38 }, (_, i) => `$${i + 1}`).join(', ')})`,
);

export async function insertDraws(tx: Executor, of: Drawing): Promise<Drew> {
  const { draws, payment, call, issued, drawn } = of;
  const [drew] = await drawing(tx, [
    ...[of.pool_id, of.user_id, of.version_id, of.seed_id, of.way],
    ...[draws[0]?.nonce, of.pity_was, of.pity_is, draws.length],
    draws.map((draw) => draw.id),
    draws.map((draw) => draw.item_id),
    draws.map((draw) => draw.pity_before),
    draws.map((draw) => draw.guaranteed),
    draws.map((draw) => draw.quality),
    draws.map((draw) => draw.design_id),
    draws.map((draw) => draw.tier_roll),
    draws.map((draw) => draw.item_roll),
    draws.map((draw) => draw.mark),
    ...[of.transfer_id, payment.asset_id, of.price],
    payment.parts.map((part) => part.to.owner_kind),
    payment.parts.map((part) => part.to.owner_id),
    payment.parts.map((part) => part.amount),
    ...[of.club_id, JSON.stringify(payment.memo), of.refused_countries, of.at, of.most],
    ...[call.endpoint, call.key, call.body_hash, JSON.stringify(of.answer).slice(1, -1)],
    ...[issued.name, issued.handlers, drawn.name, JSON.stringify(drawn.payload), drawn.handlers],
  ]);
  assert(drew !== undefined, 'a function answers one row');
  return drew;
}

const own = prepared<DrawRow & { n: number; revealed: boolean }>(
  'gacha-own-draws',
  `select d.*, v.n, s.revealed_at is not null as revealed
   from gacha_draws d join gacha_versions v on v.id = d.version_id join gacha_seeds s on s.id = d.seed_id
   where d.user_id = $1 and d.pool_id = $2 and d.seq < $3 order by d.seq desc limit $4`,
);

export async function listOwnDrawRows(
  tx: Executor,
  page: { user_id: string; pool_id: string; before: number | undefined; limit: number },
): Promise<(DrawRow & { n: number; revealed: boolean })[]> {
  return own(tx, [page.user_id, page.pool_id, page.before ?? Number.MAX_SAFE_INTEGER, page.limit]);
}

export interface ProofRow extends DrawRow {
  asked_position: number;
  n: number;
  entries: unknown;
  hash: string;
  server_seed: string | null;
  client_seed: string;
  pool_name: string;
  club_id: string;
}

const together = prepared<ProofRow>(
  'gacha-draws-together',
  `select d.*, a.position as asked_position, v.n, v.entries, s.hash, s.server_seed, s.client_seed, p.name as pool_name, p.club_id
   from gacha_draws a
   join gacha_draws d on d.seed_id = a.seed_id
     and d.nonce between a.nonce - a.position and a.nonce - a.position + a.count - 1
   join gacha_versions v on v.id = d.version_id
   join gacha_seeds s on s.id = d.seed_id
   join gacha_pools p on p.id = d.pool_id
   where a.id = $1 order by d.nonce`,
);

/** The draw and those made with it. */
export async function listDrawnTogether(tx: Executor, id: string): Promise<ProofRow[]> {
  return together(tx, [id]);
}

export async function countDraws(tx: Executor, poolId: string): Promise<{ draws: number; fans: number }> {
  const { rows } = await tx.query<{ draws: number; fans: number }>({
    text: `select coalesce((select sum(t.drawn) from gacha_tallies t where t.version_id = any(v.ids)), 0)::int
             + coalesce((select count(*) from gacha_versions w left join gacha_seals s on s.version_id = w.id
                 join gacha_draws d on d.version_id = w.id and d.seq > coalesce(s.through, 0) where w.pool_id = $1), 0)::int as draws,
             (select count(*) from gacha_fans f where f.pool_id = $1 and f.seed_id is not null)::int as fans
           from (select array_agg(id) as ids from gacha_versions where pool_id = $1) v`,
    values: [poolId],
  });
  return rows[0] ?? { draws: 0, fans: 0 };
}

export async function listDrawsOf(tx: Executor, userId: string): Promise<(DrawRow & { n: number })[]> {
  const { rows } = await tx.query<DrawRow & { n: number }>({
    text: `select d.*, v.n from gacha_draws d join gacha_versions v on v.id = d.version_id
           where d.user_id = $1 order by d.seq`,
    values: [userId],
  });
  return rows;
}

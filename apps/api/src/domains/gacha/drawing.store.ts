// Owns the SQL of drawing: the look before it, the locks of one that is made again, and what draws leave behind.
import type { DrawResult } from '@stagepass/base/gacha/draw.ts';
import type { ClosedBecause, DrawReceipt, PoolState } from '@stagepass/contract/gacha/shapes.ts';
import type { AssetId } from '@stagepass/contract/ledger/causes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { primaryFeeAlong } from '#domains/ledger/public/primary-fee.ts';
import { type StandingAlong, standingAlong } from '#domains/memberships/public/standing-along.ts';
import type { CarriedEvent } from '#platform/db/db.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import type { Payment } from './price.rules.ts';

type ClubTerms = Pick<
  Club,
  'handle' | 'visibility' | 'posting' | 'delete_after' | 'closed_at' | 'suspended_at'
>;

export interface Entered extends ClubTerms {
  user_id: string;
  /** Of the call. */
  key: string;
  club_id: string;
  name: string;
  state: PoolState;
  closed_because: ClosedBecause | null;
  next_opens_at: Date | null;
  /** A version that was announced should be open by now. */
  due: boolean;
  /** A design of what is open has no copy left; looked at only `closely`, otherwise the draw finds out. */
  spent: boolean;
  /** A design of what is open is out of sight; likewise. */
  hidden: boolean;
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
  /** Of the club, on what it sells itself. */
  fee_bp: number;
}

const look = prepared<Entered>(
  'gacha-look',
  `select e.*, c.handle, c.visibility, c.posting, c.delete_after, c.closed_at, c.suspended_at,
     (select to_jsonb(s) from (select ${standingAlong.columns}) s) as standing, ${primaryFeeAlong.column} as fee_bp
   from gacha_look($1, $2, $3, $4, $5, $6) e join club_facts c on c.id = e.club_id ${standingAlong.from('e.user_id')}
     ${primaryFeeAlong.from('e.club_id')}`,
);

export interface Looking {
  readonly pool_id: string;
  readonly calls: readonly Pick<IdempotentCall, 'user_id' | 'key'>[];
  readonly endpoint: string;
  readonly closely: boolean;
  readonly at: Date;
}

/** Nothing where there is no such pool. */
export function lookAtPool(db: Executor, { pool_id, calls, endpoint, closely, at }: Looking) {
  const [users, keys] = [calls.map(({ user_id }) => user_id), calls.map(({ key }) => key)];
  return look(db, [pool_id, users, keys, endpoint, at, closely]);
}

const hold = prepared<{ design_id: string; copies: number | null }>(
  'gacha-hold',
  'select design_id, copies from gacha_hold($1, $2, $3)',
);

/** Alone: how many copies of each design are left, null without end; that stays so until the transaction ends. */
export async function lockFanInPool(
  tx: Executor,
  { pool_id, user_id, alone }: { pool_id: string; user_id: string; alone: boolean },
): Promise<Map<string, number | null>> {
  const rows = await hold(tx, [pool_id, user_id, alone]);
  return new Map(rows.map(({ design_id, copies }) => [design_id, copies]));
}

/**
 * `free`: many at once, looked at before without a lock. `together`: the fan's row is locked from the look on. `alone`: nobody else
 * draws from the pool meanwhile.
 */
export type Way = 'free' | 'together' | 'alone';

/** Draws of one fan, thrown and not yet made. */
export interface Drawing {
  readonly user_id: string;
  readonly seed_id: string;
  readonly pity_was: number;
  readonly pity_is: number;
  /** How many were asked for; fewer are made where the copies end before. */
  readonly asked: number;
  readonly draws: readonly (DrawResult & { id: string; item_id: string })[];
  readonly transfer_id: string;
  readonly payment: Payment;
  readonly call: IdempotentCall;
  /** The answer, but for what is known later: the draws with their numbers, the time, what is left of the day, the close. */
  readonly answer: object;
  /** Its copies have their numbers in the statement only, which writes the payload itself. */
  readonly issued: CarriedEvent;
  readonly drawn: CarriedEvent;
}

export interface DrawnFrom {
  readonly pool_id: string;
  readonly club_id: string;
  readonly version_id: string;
  readonly asset_id: AssetId;
  /** Of one draw. */
  readonly price: number;
  readonly way: Way;
  /** Draws a day. */
  readonly most: number;
  readonly refused_countries: readonly string[];
  readonly at: Date;
}

export interface DrawVerdict {
  /** What `gacha_draw` or the ledger refuses it for; null where it is made. */
  refused: string | null;
  detail: number | null;
  answer: DrawReceipt | null;
  /** The last copy of a design was among them. */
  closed: boolean;
}

const PARAMETERS = 42;
const drawing = prepared<DrawVerdict>(
  'gacha-draw',
  `select refused, detail, answer, closed
   from gacha_draw(${Array.from({ length: PARAMETERS }, (_, i) => `$${i + 1}`).join(', ')}) order by place`,
);

/** A verdict for each, in their order; one of a fan at most. */
export function insertDraws(
  tx: Executor,
  from: DrawnFrom,
  drawings: readonly Drawing[],
): Promise<DrawVerdict[]> {
  return drawing(tx, [
    ...fromValues(from, drawings),
    ...callValues(from, drawings),
    ...drawValues(from, drawings),
  ]);
}

function fromValues(from: DrawnFrom, drawings: readonly Drawing[]): unknown[] {
  const [first] = drawings;
  return [
    ...[from.pool_id, from.version_id, from.way, from.club_id, from.asset_id, from.price, from.at, from.most],
    ...[from.refused_countries, first?.call.endpoint, first?.issued.name, first?.issued.handlers],
    ...[first?.drawn.name, first?.drawn.handlers],
  ];
}

function callValues({ at }: DrawnFrom, drawings: readonly Drawing[]): unknown[] {
  const each = <Value>(value: (of: Drawing) => Value) => drawings.map(value);
  return [
    each((of) => of.user_id),
    each((of) => of.seed_id),
    each((of) => of.draws[0]?.nonce),
    each((of) => of.pity_was),
    each((of) => of.pity_is),
    each((of) => of.asked),
    each((of) => of.draws.length),
    each((of) => of.transfer_id),
    each((of) => of.payment.cause.id),
    drawings.flatMap(({ payment: { shares } }) => [shares.club_cents, shares.fee_cents]),
    each((of) => JSON.stringify(of.payment.memo)),
    each((of) => of.call.key),
    each((of) => of.call.body_hash),
    each((of) => JSON.stringify({ ...of.answer, at: at.toISOString() }).slice(1, -1)),
    each((of) => JSON.stringify(of.drawn.payload)),
  ];
}

function drawValues({ club_id }: DrawnFrom, drawings: readonly Drawing[]): unknown[] {
  const all = drawings.flatMap(({ user_id, draws }, at) =>
    draws.map((draw) => ({ draw, user_id, call: at + 1 })),
  );
  const each = <Value>(value: (draw: Drawing['draws'][number]) => Value) =>
    all.map(({ draw }) => value(draw));
  return [
    all.map(({ call }) => call),
    each((draw) => draw.id),
    each((draw) => draw.item_id),
    each((draw) => draw.position),
    each((draw) => draw.pity_before),
    each((draw) => draw.guaranteed),
    each((draw) => draw.quality),
    each((draw) => draw.design_id),
    each((draw) => draw.tier_roll),
    each((draw) => draw.item_roll),
    each((draw) => draw.mark),
    each(({ id, nonce, position, quality, design_id, item_id, pity_before, guaranteed }) =>
      upToNumber({ id, nonce, position, quality, design_id, item_id, pity_before, guaranteed }),
    ),
    all.map(({ draw: { item_id, design_id }, user_id }) =>
      upToNumber({ item_id, design_id, club_id, user_id }),
    ),
  ];
}

/** The number of a copy is known in the statement only, which writes the rest. */
function upToNumber(value: object): string {
  return `${JSON.stringify(value).slice(0, -1)},"number":`;
}

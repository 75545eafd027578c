// Owns how tests get pools and people who may draw from them: adults with credits, a seed of their own, members of the club.
import { ITEM_QUALITY_KEYS, type ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type { CallAnswer } from '@stagepass/contract/client.ts';
import type { DrawAsset, PoolState } from '@stagepass/contract/gacha/shapes.ts';
import { newId } from '#platform/ids/new-id.ts';
import { joinedMember } from './clubs.ts';
import { keyed, putDesign } from './items.ts';
import { giveCredits } from './ledger.ts';
import type { Mailbox, Registered } from './people.ts';
import type { Answered, CallOptions, TestApp } from './test-app.ts';
import type { Stage } from './world.ts';

export interface WantedPool {
  club: { id: string; owner: { as: CallOptions } };
  qualities?: readonly ItemQualityKey[];
  /** By quality; open where it is left out. */
  editions?: Partial<Record<ItemQualityKey, number>>;
  /** By quality: a coupon that is good until then. */
  ends?: Partial<Record<ItemQualityKey, Date>>;
  price_cents?: number;
  /** Credits, unless said otherwise. */
  asset?: DrawAsset;
}

export interface TestPool {
  id: string;
  price_cents: number;
  designs: Map<ItemQualityKey, string>;
}

/** Open, with one design of each quality. */
export async function openTestPool(app: TestApp, wanted: WantedPool): Promise<TestPool> {
  const { club, qualities = ITEM_QUALITY_KEYS, price_cents = 120, asset = 'credits' } = wanted;
  const designs = new Map<ItemQualityKey, string>();
  for (const quality of qualities) {
    const until = wanted.ends?.[quality];
    const design = { club_id: club.id, quality, edition_size: wanted.editions?.[quality] ?? null };
    const coupon = until === undefined ? {} : { kind: 'coupon' as const, redeem: { until } };
    designs.set(quality, await putDesign(app, { ...design, ...coupon }));
  }
  const made = await app.ok(
    'POST /clubs/:id/gacha',
    { params: { id: club.id }, body: { name: 'Tour Tin II' } },
    club.owner.as,
  );
  const { id } = made.data;
  const entries = [...designs.values()].map((design_id) => ({ design_id, weight: 1 }));
  await app.ok(
    'POST /gacha/:id/versions',
    { params: { id }, body: { price_cents, asset, entries } },
    club.owner.as,
  );
  return { id, price_cents, designs };
}

export async function makeAdult(app: TestApp, userId: string, country = 'DE'): Promise<void> {
  await app.platform.db.query({
    text: `insert into spend_rules (user_id, birth_date, country, identified_at) values ($1, '1990-01-01', $2, now())
           on conflict (user_id) do update set birth_date = excluded.birth_date, country = excluded.country`,
    values: [userId, country],
  });
}

/** A member who can draw: grown up, with credits. */
export async function memberWith(
  app: TestApp,
  mailbox: Mailbox,
  clubId: string,
  credits: number,
): Promise<Registered> {
  const fan = await joinedMember(app, mailbox, clubId);
  await makeAdult(app, fan.id);
  if (credits > 0)
    await giveCredits(app.platform.db, { user_id: fan.id, amount: credits, at: app.clock.now() });
  return fan;
}

/** As the phone does it: looks at the fingerprint, then chooses a seed. */
export async function chooseSeed(
  app: TestApp,
  fan: { as: CallOptions },
  poolId: string,
  client_seed = 'moonbread',
): Promise<CallAnswer<'PUT /gacha/:id/seed'>['data']> {
  const params = { id: poolId };
  const { data } = await app.ok('POST /gacha/:id/commitment', { params }, fan.as);
  const body = { client_seed, server_seed_hash: data.next_server_seed_hash };
  return (await app.ok('PUT /gacha/:id/seed', { params, body }, fan.as)).data;
}

export interface Drawing {
  count?: 1 | 10;
  version?: number;
  expected_price_cents?: number;
  as?: CallOptions;
}

export async function callDraw(
  app: TestApp,
  fan: { as: CallOptions & { headers: Record<string, string> } },
  pool: TestPool,
  drawing: Drawing = {},
): Promise<Answered<'POST /gacha/:id/draws'>> {
  const { count = 1, version = 1 } = drawing;
  const body = {
    count,
    version,
    expected_price_cents: drawing.expected_price_cents ?? pool.price_cents * count,
  };
  return app.call('POST /gacha/:id/draws', { params: { id: pool.id }, body }, drawing.as ?? keyed(fan.as));
}

export async function draw(
  app: TestApp,
  fan: { as: CallOptions & { headers: Record<string, string> } },
  pool: TestPool,
  drawing: Drawing = {},
): Promise<CallAnswer<'POST /gacha/:id/draws'>['data']> {
  const answered = await callDraw(app, fan, pool, drawing);
  if (!answered.ok) throw new Error(`a draw answered ${JSON.stringify(answered.error)}`);
  return answered.body.data;
}

let sealed = 0;

/** Written straight into the tables: of the club, with one design, in that state. */
export async function poolOf({ app, club, owner }: Stage, state: PoolState = 'open'): Promise<string> {
  const { platform } = app;
  const design = await putDesign(app, { club_id: club.id, quality: 'rare' });
  const [id, version] = [newId(platform), newId(platform)];
  const now = platform.clock.now();
  const announced = state === 'announced';
  const opens_at = new Date(now.getTime() + (announced ? 3_600_000 : 0));
  await platform.db.transaction(async (tx) => {
    await tx.query({
      text: `insert into gacha_pools (id, club_id, name, state, version_id, next_version_id, next_opens_at, created_by,
               created_at, changed_at) values ($1, $2, 'Tour Tin II', $3, $4, $5, $6, $7, $8, $8)`,
      values: [
        ...[id, club.id, state, announced ? null : version, announced ? version : null],
        ...[announced ? opens_at : null, owner.id, now],
      ],
    });
    await tx.query({
      text: `insert into gacha_versions (id, pool_id, n, first, price, asset_id, entries, design_ids, announced_at, opens_at,
               opened_at, closed_at, closed_because)
             values ($1, $2, 1, true, 120, 'credits', $3, $4, $5, $6, $7, $8, $9)`,
      values: [
        ...[version, id, JSON.stringify([{ design_id: design, quality: 'rare', weight: 1 }]), [design], now],
        ...[opens_at, announced ? null : now, state === 'closed' ? now : null],
        state === 'closed' ? 'staff' : null,
      ],
    });
  });
  return id;
}

/** A draw of somebody's from a pool of the club. */
export async function drawOf(stage: Stage): Promise<string> {
  const { platform } = stage.app;
  const pool = await poolOf(stage);
  sealed += 1;
  const id = newId(platform);
  await platform.db.query({
    text: `with seed as (
             insert into gacha_seeds (id, pool_id, hash, sealed, client_seed, made_at, bound_at)
             values ($1, $2, $3, 'sealed', 'word', $4, $4) returning id)
           insert into gacha_draws (id, pool_id, version_id, seed_id, nonce, count, position, pity_before, guaranteed, quality,
             design_id, item_id, number, tier_roll, item_roll, mark, transfer_id, at)
           select $5, p.id, p.version_id, $1, 0, 1, 0, 0, 'none', 'rare', v.design_ids[1], $5, 1, 0, 0, 'ab', $5, $4
           from gacha_pools p join gacha_versions v on v.id = p.version_id where p.id = $2`,
    values: [newId(platform), pool, sealed.toString(16).padStart(64, '0'), platform.clock.now(), id],
  });
  return id;
}

// Owns how tests get pools and people who may draw from them: adults with credits, a seed of their own, members of the club.
import { ITEM_QUALITY_KEYS, type ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type { CallAnswer } from '@stagepass/contract/client.ts';
import { joinedMember } from './clubs.ts';
import { keyed, putDesign } from './items.ts';
import { giveCredits } from './ledger.ts';
import type { Mailbox, Registered } from './people.ts';
import type { Answered, CallOptions, TestApp } from './test-app.ts';

export interface WantedPool {
  club: { id: string; owner: { as: CallOptions } };
  qualities?: readonly ItemQualityKey[];
  /** By quality; open where it is left out. */
  editions?: Partial<Record<ItemQualityKey, number>>;
  price_cents?: number;
}

export interface TestPool {
  id: string;
  price_cents: number;
  designs: Map<ItemQualityKey, string>;
}

/** Open, with one design of each quality. */
export async function openTestPool(app: TestApp, wanted: WantedPool): Promise<TestPool> {
  const { club, qualities = ITEM_QUALITY_KEYS, price_cents = 120 } = wanted;
  const designs = new Map<ItemQualityKey, string>();
  for (const quality of qualities)
    designs.set(
      quality,
      await putDesign(app, { club_id: club.id, quality, edition_size: wanted.editions?.[quality] ?? null }),
    );
  const made = await app.ok(
    'POST /clubs/:id/gacha',
    { params: { id: club.id }, body: { name: 'Tour Tin II' } },
    club.owner.as,
  );
  const { id } = made.data;
  const entries = [...designs.values()].map((design_id) => ({ design_id, weight: 1 }));
  await app.ok('POST /gacha/:id/versions', { params: { id }, body: { price_cents, entries } }, club.owner.as);
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

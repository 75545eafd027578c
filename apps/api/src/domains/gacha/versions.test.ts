// Pools and versions over HTTP: announced before they count, never changed, closed when a design runs out; what was drawn is counted.
import { MAX_POOLS } from '@stagepass/contract/gacha/shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { callDraw, chooseSeed, draw, memberWith, openTestPool, type TestPool } from '#app/testing/gacha.ts';
import { putDesign, putItems } from '#app/testing/items.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openTokenAsset } from '#domains/ledger/public/open-asset.ts';
import { countDrawn, turnDue } from './jobs.ts';
import { settle } from './settle.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
});

afterAll(() => app.stop());

const DAY_MS = 86_400_000;
const later = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString();

async function draftPool(): Promise<string> {
  const body = { name: 'Night snack tin' };
  return (await app.ok('POST /clubs/:id/gacha', { params: { id: club.id }, body }, club.owner.as)).data.id;
}

async function announce(pool: string, designs: readonly string[], opens_at: string | null = null) {
  const entries = designs.map((design_id) => ({ design_id, weight: 1 }));
  return app.call(
    'POST /gacha/:id/versions',
    { params: { id: pool }, body: { price_cents: 50, entries, opens_at } },
    club.owner.as,
  );
}

const get = async (id: string, as = club.owner.as) =>
  (await app.ok('GET /gacha/:id', { params: { id } }, as)).data;

test('the first version opens at once; the next a day after it is announced, and takes over at its time', async () => {
  const pool = await openTestPool(app, { club });
  const fan = await memberWith(app, mailbox, club.id, 5000);
  await chooseSeed(app, fan, pool.id);
  const design = await putDesign(app, { club_id: club.id, quality: 'rare' });
  expect(await announce(pool.id, [design], later(DAY_MS - 1000))).toMatchObject({
    status: 422,
    error: { code: 'gacha.notice-too-short', details: { earliest: later(DAY_MS) } },
  });
  expect(await announce(pool.id, [design], later(91 * DAY_MS))).toMatchObject({
    error: { code: 'gacha.opens-too-far' },
  });
  expect(await announce(pool.id, [design])).toMatchObject({ ok: true, status: 201 });
  expect(await announce(pool.id, [design])).toMatchObject({ error: { code: 'gacha.already-announced' } });
  expect(await app.call('POST /gacha/:id/open', { params: { id: pool.id } }, club.owner.as)).toMatchObject({
    error: { code: 'gacha.notice-too-short' },
  });
  expect(await get(pool.id, fan.as)).toMatchObject({
    state: 'open',
    version: { n: 1, state: 'open' },
    announced: { n: 2, state: 'announced', price_cents: 50, opens_at: later(DAY_MS) },
  });
  expect(await callDraw(app, fan, pool)).toMatchObject({ ok: true });
  const before = app.clock.now();
  app.clock.set(later(DAY_MS));
  // Whoever still looks at the old odds is told, and charged nothing.
  expect(await callDraw(app, fan, pool)).toMatchObject({ error: { code: 'gacha.version-changed' } });
  const seen = await get(pool.id, fan.as);
  expect(seen).toMatchObject({ state: 'open', version: { n: 2, state: 'open' }, announced: null });
  const made = await draw(app, fan, { ...pool, price_cents: 50 }, { version: 2 });
  expect(made.draws[0]?.design_id).toBe(design);
  const { rows } = await app.platform.db.query({
    text: 'select n, closed_because from gacha_versions where pool_id = $1 order by n',
    values: [pool.id],
  });
  expect(rows).toEqual([
    { n: 1, closed_because: 'replaced' },
    { n: 2, closed_because: null },
  ]);
  app.clock.set(before.toISOString());
});

test('the job opens what is due', async () => {
  const id = await draftPool();
  await announce(id, [await putDesign(app, { club_id: club.id })], later(3_600_000));
  expect(await get(id)).toMatchObject({ state: 'announced', version: null, announced: { n: 1 } });
  const before = app.clock.now();
  app.clock.set(later(3_600_000));
  await turnDue.run(app.platform, undefined, new AbortController().signal);
  const { rows } = await app.platform.db.query({
    text: 'select state from gacha_pools where id = $1',
    values: [id],
  });
  expect(rows).toEqual([{ state: 'open' }]);
  app.clock.set(before.toISOString());
});

test('the first may be opened early or taken back; what is taken back was never open', async () => {
  const id = await draftPool();
  const design = await putDesign(app, { club_id: club.id });
  await announce(id, [design], later(3_600_000));
  const call = (name: 'open' | 'withdraw' | 'close') =>
    app.call(`POST /gacha/:id/${name}`, { params: { id } }, club.owner.as);
  expect(await call('close')).toMatchObject({ error: { code: 'gacha.not-open' } });
  expect(await call('withdraw')).toMatchObject({ ok: true, body: { data: { state: 'draft' } } });
  expect(await call('withdraw')).toMatchObject({ error: { code: 'gacha.nothing-announced' } });
  await announce(id, [design], later(3_600_000));
  expect(await call('open')).toMatchObject({
    ok: true,
    body: { data: { state: 'open', version: { n: 2 } } },
  });
  expect(await call('close')).toMatchObject({
    body: { data: { state: 'closed', closed_because: 'staff', version: { state: 'closed' } } },
  });
  // Closed and opened again at once would be a change without notice.
  expect(await announce(id, [design], later(1000))).toMatchObject({
    error: { code: 'gacha.notice-too-short' },
  });
});

test('entries must be live, of this club, with copies left, each once, and not over by then', async () => {
  const id = await draftPool();
  const other = await foundClub(app, mailbox);
  const strange = await putDesign(app, { club_id: other.id });
  const asleep = await putDesign(app, { club_id: club.id, state: 'draft' });
  const kept = await putDesign(app, { club_id: club.id, edition_size: 2, held_back: 2 });
  const good = await putDesign(app, { club_id: club.id });
  const redeem = { until: app.clock.now() };
  const past = await putDesign(app, { club_id: club.id, kind: 'coupon', redeem });
  const answered = await announce(id, [good, good, strange, asleep, kept, past]);
  expect(answered).toMatchObject({
    status: 422,
    error: {
      code: 'gacha.entries-refused',
      details: {
        problems: [
          { design_id: good, problem: 'twice' },
          { design_id: strange, problem: 'unknown' },
          { design_id: asleep, problem: 'not-live' },
          { design_id: kept, problem: 'none-left' },
          { design_id: past, problem: 'over' },
        ],
      },
    },
  });
  expect(await announce(id, [])).toMatchObject({ error: { code: 'gacha.entries-refused' } });
});

test('no statement changes what was announced, drawn or sealed', async () => {
  const pool = await openTestPool(app, { club });
  const fan = await memberWith(app, mailbox, club.id, 1000);
  await chooseSeed(app, fan, pool.id);
  const made = await draw(app, fan, pool);
  const refused = [
    [`update gacha_versions set price = 1 where pool_id = $1`, pool.id],
    [`update gacha_versions set entries = '[{}]' where pool_id = $1`, pool.id],
    [`update gacha_versions set opens_at = now() where pool_id = $1`, pool.id],
    [`delete from gacha_versions where pool_id = $1`, pool.id],
    [`update gacha_draws set quality = 'urare' where id = $1`, made.draws[0]?.id],
    [`update gacha_draws set nonce = 7 where id = $1`, made.draws[0]?.id],
    [`delete from gacha_draws where id = $1`, made.draws[0]?.id],
    [`update gacha_seeds set client_seed = 'other' where user_id = $1 and client_seed is not null`, fan.id],
    [`update gacha_seeds set hash = repeat('0', 64) where user_id = $1`, fan.id],
    [
      `update gacha_seeds set server_seed = repeat('0', 64), sealed = null, revealed_at = now()
       where user_id = $1 and client_seed is not null`,
      fan.id,
    ],
  ] as const;
  for (const [text, value] of refused)
    await expect(app.platform.db.query({ text, values: [value] }), text).rejects.toThrow();
});

test('a pool closes with the last copy of a design, and opens again with a new version only', async () => {
  const pool = await openTestPool(app, { club, qualities: ['rare', 'common'], editions: { rare: 2 } });
  const fan = await memberWith(app, mailbox, club.id, 100_000);
  await chooseSeed(app, fan, pool.id);
  let closed = false;
  let rare = 0;
  while (!closed) {
    const made = await draw(app, fan, pool);
    rare += made.draws.filter(({ quality }) => quality === 'rare').length;
    closed = made.closed;
    expect(closed).toBe(rare === 2);
  }
  expect(await get(pool.id, fan.as)).toMatchObject({
    state: 'closed',
    closed_because: 'sold-out',
    cannot_because: 'closed',
  });
  expect(await callDraw(app, fan, pool)).toMatchObject({
    error: { code: 'gacha.not-open', details: { state: 'closed', closed_because: 'sold-out' } },
  });
  const common = pool.designs.get('common') ?? '';
  expect(await announce(pool.id, [...pool.designs.values()])).toMatchObject({
    error: { code: 'gacha.entries-refused' },
  });
  expect(await announce(pool.id, [common])).toMatchObject({
    body: { data: { state: 'announced', announced: { n: 2, opens_at: later(DAY_MS) } } },
  });
});

test('a copy given away elsewhere, or a design retired, closes the pool too', async () => {
  const granted = await openTestPool(app, { club, qualities: ['rare', 'common'], editions: { rare: 1 } });
  const retired = await openTestPool(app, { club, qualities: ['rare', 'common'] });
  const fan = await memberWith(app, mailbox, club.id, 5000);
  await chooseSeed(app, fan, granted.id);
  await putItems(app, granted.designs.get('rare') ?? '', [fan.id]);
  // Before any handler has run: the draw itself finds out.
  expect(await callDraw(app, fan, granted)).toMatchObject({
    error: { code: 'gacha.not-open', details: { closed_because: 'sold-out' } },
  });
  await app.platform.db.query({
    text: `update item_designs set state = 'retired' where id = $1`,
    values: [retired.designs.get('rare')],
  });
  await turnDue.run(app.platform, undefined, new AbortController().signal);
  expect(await get(retired.id)).toMatchObject({ state: 'closed', closed_because: 'retired' });
});

test('published against drawn agree, before and after the count', async () => {
  const pool = await openTestPool(app, { club });
  const fans = await Promise.all([1, 2, 3].map(() => memberWith(app, mailbox, club.id, 10_000)));
  const drawn: Record<string, number> = {};
  const add = (made: Awaited<ReturnType<typeof draw>>) => {
    for (const { quality } of made.draws) {
      const key = `${quality} ${made.draws.length}`;
      drawn[key] = (drawn[key] ?? 0) + 1;
    }
  };
  for (const fan of fans) {
    await chooseSeed(app, fan, pool.id);
    add(await draw(app, fan, pool, { count: 10 }));
    for (let i = 0; i < 5; i += 1) add(await draw(app, fan, pool));
  }
  // Another pack's draws carry the same numbers: they are counted for that pack alone.
  const other = await openTestPool(app, { club });
  const [fan] = fans as [(typeof fans)[number]];
  await chooseSeed(app, fan, other.id);
  await draw(app, fan, other);
  const told = async ({ id } = pool) =>
    (await app.ok('GET /gacha/:id/odds', { params: { id } })).data.versions[0];
  const live = await told();
  expect(live).toMatchObject({ n: 1, state: 'open', draws: { single: 15, ten: 30 } });
  for (const tier of live?.tiers ?? [])
    expect(tier.drawn, tier.quality).toEqual({
      single: drawn[`${tier.quality} 1`] ?? 0,
      ten: drawn[`${tier.quality} 10`] ?? 0,
    });
  await countDrawn.run(app.platform, undefined, new AbortController().signal);
  expect(await told()).toEqual(live);
  await countDrawn.run(app.platform, undefined, new AbortController().signal);
  expect(await told(other)).toMatchObject({ draws: { single: 1, ten: 0 } });
  await draw(app, fan, pool);
  expect(await told()).toMatchObject({ draws: { single: 16, ten: 30 } });
});

test('odds are shown as they count: base as fractions, effective with the guarantees the pool can keep', async () => {
  const pool = await openTestPool(app, { club });
  const { version } = await get(pool.id);
  expect(version).toMatchObject({ guarantees: { ten: true, pity_after: 60 } });
  expect(version?.entries[0]).toMatchObject({ weight: 1, odds: { base: { n: 1, d: 100 } } });
  const sum = (how: 'single' | 'ten') => version?.entries.reduce((total, { odds }) => total + odds[how], 0);
  expect(sum('single')).toBeCloseTo(1, 12);
  expect(sum('ten')).toBeCloseTo(1, 12);
  const plain = await openTestPool(app, { club, qualities: ['common', 'rare'] });
  expect((await get(plain.id)).version).toMatchObject({ guarantees: { ten: false, pity_after: null } });
});

test('tokens of the club can be the price, once it has some', async () => {
  const id = await draftPool();
  const design = await putDesign(app, { club_id: club.id });
  const body = { price_cents: 5, asset: 'token' as const, entries: [{ design_id: design, weight: 1 }] };
  const call = () => app.call('POST /gacha/:id/versions', { params: { id }, body }, club.owner.as);
  expect(await call()).toMatchObject({ status: 422, error: { code: 'gacha.token-missing' } });
  await openTokenAsset(app.platform.db, club.id);
  expect(await call()).toMatchObject({ ok: true, body: { data: { asset: 'token', state: 'open' } } });
  const fan = await memberWith(app, mailbox, club.id, 5000);
  await chooseSeed(app, fan, id);
  // Credits do not serve for tokens.
  expect(await callDraw(app, fan, { id, price_cents: 5, designs: new Map() })).toMatchObject({
    error: { code: 'ledger.not-enough', details: { missing_cents: 5 } },
  });
});

test('drafts are the staff’s alone, and kept as they are', async () => {
  const id = await draftPool();
  const fan = await memberWith(app, mailbox, club.id, 0);
  const design = await putDesign(app, { club_id: club.id });
  const draft = { price_cents: 300, asset: 'credits' as const, entries: [{ design_id: design, weight: 4 }] };
  const body = { draft, name: 'Late shift' };
  await app.ok('PATCH /gacha/:id', { params: { id }, body }, club.owner.as);
  expect(await get(id)).toMatchObject({
    name: 'Late shift',
    management: { draft, designs: [{ id: design }], may_open_now: true, draws: 0, fans: 0 },
  });
  expect(await app.call('GET /gacha/:id', { params: { id } }, fan.as)).toMatchObject({ status: 404 });
  expect(await callDraw(app, fan, { id, price_cents: 300, designs: new Map() })).toMatchObject({
    status: 404,
  });
  const listed = async (as = fan.as) =>
    (await app.ok('GET /clubs/:id/gacha', { params: { id: club.id } }, as)).data.map((card) => card.id);
  expect(await listed()).not.toContain(id);
  expect(await listed(club.owner.as)).toContain(id);
});

test('pools come open first, a page at a time', async () => {
  const states: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await app.ok(
      'GET /clubs/:id/gacha',
      { params: { id: club.id }, query: { limit: 2, ...(cursor === undefined ? {} : { cursor }) } },
      club.owner.as,
    );
    states.push(...page.data.map(({ state }) => state));
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  const order = ['open', 'announced', 'closed', 'draft'];
  expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(states.length).toBeGreaterThan(8);
});

test('a club that closes leaves no pool open, and its proofs readable', async () => {
  const ending = await foundClub(app, mailbox);
  const pool: TestPool = await openTestPool(app, { club: ending });
  const fan = await memberWith(app, mailbox, ending.id, 1000);
  await chooseSeed(app, fan, pool.id);
  const made = await draw(app, fan, pool);
  await app.ok(
    'POST /gacha/:id/versions',
    {
      params: { id: pool.id },
      body: { price_cents: 9, entries: [{ design_id: pool.designs.get('rare') ?? '', weight: 1 }] },
    },
    ending.owner.as,
  );
  await app.platform.db.transaction((tx) => settle(app.platform, tx, ending.id));
  expect((await app.ok('GET /gacha/:id', { params: { id: pool.id } }, fan.as)).data).toMatchObject({
    state: 'closed',
    closed_because: 'club',
    announced: null,
  });
  await app.ok('GET /draws/:id/proof', { params: { id: made.draws[0]?.id ?? '' } }, fan.as);
});

test('a club has so many pools and no more; another club is not counted', async () => {
  const own = await foundClub(app, mailbox);
  await draftPool();
  const make = () =>
    app.call('POST /clubs/:id/gacha', { params: { id: own.id }, body: { name: 'Tin' } }, own.owner.as);
  for (let pools = 0; pools < MAX_POOLS; pools += 1) expect(await make()).toMatchObject({ ok: true });
  expect(await make()).toMatchObject({ ok: false, error: { code: 'gacha.too-many-pools' } });
});

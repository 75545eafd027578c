// Drawing over HTTP: what it moves, what it refuses, and that anybody can redo it afterwards.

import { keepsTen } from '@stagepass/base/gacha/table.ts';
import { verifyDraws } from '@stagepass/base/gacha/verify.ts';
import { fromHex } from '@stagepass/base/hex.ts';
import { sha256Hex } from '@stagepass/base/sha256.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import {
  callDraw,
  chooseSeed,
  draw,
  makeAdult,
  memberWith,
  openTestPool,
  type TestPool,
} from '#app/testing/gacha.ts';
import { keyed } from '#app/testing/items.ts';
import { giveCredits, whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { balancesOf, balancesOn } from '#domains/ledger/public/balances-of.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let pool: TestPool;

beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, GACHA_COUNTRIES_REFUSED: 'be,nl' } });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
  pool = await openTestPool(app, { club });
});

afterAll(async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  await app.stop();
});

const params = () => ({ id: pool.id });

test('a draw moves money, copy, meter and nonce together', async () => {
  const fan = await memberWith(app, mailbox, club.id, 1000);
  await chooseSeed(app, fan, pool.id);
  const { db } = app.platform;
  const before = [await balancesOn(db, clubAccount(club.id)), await balancesOn(db, platformFees())] as const;
  const made = await draw(app, fan, pool);
  expect(made).toMatchObject({
    version: 1,
    price_cents: 120,
    asset: 'credits',
    left_today: 49,
    closed: false,
  });
  expect(made.draws).toHaveLength(1);
  expect(made.draws[0]).toMatchObject({ nonce: 0, position: 0, pity_before: 0, guaranteed: 'none' });
  expect((await balancesOf(db, fan.id)).available_cents).toBe(880);
  expect((await balancesOn(db, clubAccount(club.id))).balance_cents).toBe(before[0].balance_cents + 108);
  expect((await balancesOn(db, platformFees())).balance_cents).toBe(before[1].balance_cents + 12);
  const { rows } = await db.query({
    text: `select holder_id, origin, from_paid_draw, state, event, cause_kind, cause_id, transfer_id, price from items where id = $1`,
    values: [made.draws[0]?.item_id],
  });
  expect(rows).toEqual([
    {
      ...{ holder_id: fan.id, origin: 'gacha', from_paid_draw: true, state: 'held', event: 'drawn' },
      ...{ cause_kind: 'draw', cause_id: made.draws[0]?.id, transfer_id: made.transfer_id, price: 120 },
    },
  ]);
  const { data } = await app.ok('GET /gacha/:id', { params: params() }, fan.as);
  expect(data.viewer).toMatchObject({ pity: made.pity, left_today: 49, commitment: { nonce: 1 } });
});

test('a ten-draw is one payment and includes one Super Rare or better; nonces go on without a gap', async () => {
  const fan = await memberWith(app, mailbox, club.id, 10_000);
  await chooseSeed(app, fan, pool.id);
  const nonces: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const made = await draw(app, fan, pool, { count: 10 });
    expect(made.draws.some(({ quality }) => keepsTen(quality))).toBe(true);
    nonces.push(...made.draws.map(({ nonce }) => nonce));
  }
  expect(nonces).toEqual(Array.from({ length: 50 }, (_, i) => i));
  const { rows } = await app.platform.db.query({
    text: `select count(distinct t.id)::int as transfers, sum(m.amount)::int as paid from ledger_transfers t
           join ledger_moves m on m.transfer_id = t.id where t.actor_id = $1 and t.kind = 'gacha'`,
    values: [fan.id],
  });
  expect(rows).toEqual([{ transfers: 5, paid: 6000 }]);
  const refused = await callDraw(app, fan, pool);
  expect(refused).toMatchObject({
    ok: false,
    status: 409,
    error: {
      code: 'gacha.day-limit',
      details: { limit: 50, left: 0, resets_at: '2026-11-16T00:00:00.000Z' },
    },
  });
  const { data } = await app.ok('GET /gacha/:id', { params: params() }, fan.as);
  expect(data).toMatchObject({ cannot_because: 'day-limit', can: { draw: false } });
});

test('the day begins anew at midnight UTC, and counts over all pools', async () => {
  const fan = await memberWith(app, mailbox, club.id, 20_000);
  const other = await openTestPool(app, { club, price_cents: 1 });
  await chooseSeed(app, fan, pool.id);
  await chooseSeed(app, fan, other.id);
  for (let i = 0; i < 4; i += 1) await draw(app, fan, other, { count: 10 });
  for (let i = 0; i < 9; i += 1) await draw(app, fan, pool);
  expect(await callDraw(app, fan, other, { count: 10 })).toMatchObject({
    error: { code: 'gacha.day-limit', details: { left: 1 } },
  });
  expect(await callDraw(app, fan, pool)).toMatchObject({ ok: true });
  expect(await callDraw(app, fan, pool)).toMatchObject({ error: { code: 'gacha.day-limit' } });
  const stayed = app.clock.now();
  app.clock.set('2026-11-16T00:00:01Z');
  expect(await callDraw(app, fan, pool)).toMatchObject({ ok: true });
  app.clock.set(stayed.toISOString());
});

test('anybody can redo a draw once the seed is changed, and nobody before', async () => {
  const fan = await memberWith(app, mailbox, club.id, 5000);
  const { commitment } = await chooseSeed(app, fan, pool.id, 'first-word');
  const single = await draw(app, fan, pool);
  const ten = await draw(app, fan, pool, { count: 10 });
  const ids = [single.draws[0]?.id ?? '', ten.draws[3]?.id ?? ''];
  const sealed = await app.ok('GET /draws/:id/proof', { params: { id: ids[1] ?? '' } });
  expect(sealed.data).toMatchObject({ server_seed: null, mine: false, position: 3, first_nonce: 1 });
  expect(sealed.data.draws).toHaveLength(10);
  expect(JSON.stringify(sealed)).not.toContain(fan.id);
  expect(verifyDraws(sealed.data)).toEqual({ state: 'sealed' });

  const { revealed, commitment: next } = await chooseSeed(app, fan, pool.id, 'second-word');
  expect(revealed).toMatchObject({
    client_seed: 'first-word',
    draws: 11,
    server_seed_hash: commitment.server_seed_hash,
  });
  expect(sha256Hex(fromHex(revealed?.server_seed ?? '') ?? new Uint8Array())).toBe(
    commitment.server_seed_hash,
  );
  expect(next).toMatchObject({
    server_seed_hash: commitment.next_server_seed_hash,
    client_seed: 'second-word',
    nonce: 0,
  });
  for (const id of ids) {
    const { data } = await app.ok('GET /draws/:id/proof', { params: { id } });
    expect(verifyDraws(data)).toMatchObject({ state: 'agrees' });
    const [first, ...others] = data.draws;
    const changed = { ...data, draws: [{ ...first, quality: 'urare' as const, nonce: 99 }, ...others] };
    expect(verifyDraws(changed as typeof data)).toMatchObject({ state: 'differs' });
  }
  const mine = await app.ok('GET /draws/:id/proof', { params: { id: ids[0] ?? '' } }, fan.as);
  expect(mine.data.mine).toBe(true);
});

test('the fingerprint comes first: a seed chosen without having seen it is refused', async () => {
  const fan = await memberWith(app, mailbox, club.id, 500);
  const body = { client_seed: 'eager', server_seed_hash: '0'.repeat(64) };
  const early = await app.call('PUT /gacha/:id/seed', { params: params(), body }, fan.as);
  expect(early).toMatchObject({ error: { code: 'gacha.commitment-changed' } });
  expect(await callDraw(app, fan, pool)).toMatchObject({ error: { code: 'gacha.seed-missing' } });
  const first = await app.ok('POST /gacha/:id/commitment', { params: params() }, fan.as);
  const again = await app.ok('POST /gacha/:id/commitment', { params: params() }, fan.as);
  expect(again).toEqual(first);
  expect(first.data).toMatchObject({ server_seed_hash: null, client_seed: null, nonce: 0 });
  await chooseSeed(app, fan, pool.id);
  expect(await callDraw(app, fan, pool)).toMatchObject({ ok: true });
});

test('with a commitment at hand, a wrong or an outdated one is refused, and nothing is revealed', async () => {
  const fan = await memberWith(app, mailbox, club.id, 500);
  const { data: first } = await app.ok('POST /gacha/:id/commitment', { params: params() }, fan.as);
  const give = (server_seed_hash: string) =>
    app.call(
      'PUT /gacha/:id/seed',
      { params: params(), body: { client_seed: 'word', server_seed_hash } },
      fan.as,
    );
  const outdated = first.next_server_seed_hash;
  expect(await give('0'.repeat(64))).toMatchObject({
    error: { code: 'gacha.commitment-changed', details: { next_server_seed_hash: outdated } },
  });
  const { commitment } = await chooseSeed(app, fan, pool.id, 'first-word');
  expect(commitment).toMatchObject({ server_seed_hash: outdated });
  await draw(app, fan, pool);
  for (const hash of [outdated, '0'.repeat(64)])
    expect(await give(hash)).toMatchObject({
      error: {
        code: 'gacha.commitment-changed',
        details: { next_server_seed_hash: commitment.next_server_seed_hash },
      },
    });
  const { data: kept } = await app.ok('POST /gacha/:id/commitment', { params: params() }, fan.as);
  expect(kept).toEqual({ ...commitment, nonce: 1 });
  expect(await give(commitment.next_server_seed_hash)).toMatchObject({
    body: { data: { revealed: { client_seed: 'first-word', draws: 1 } } },
  });
});

test('seeds are encrypted at rest, and nothing that is answered before the change holds one', async () => {
  const fan = await memberWith(app, mailbox, club.id, 500);
  await chooseSeed(app, fan, pool.id);
  const made = await draw(app, fan, pool);
  const { rows } = await app.platform.db.query<{ sealed: string; server_seed: string | null; hash: string }>({
    text: 'select sealed, server_seed, hash from gacha_seeds where user_id = $1',
    values: [fan.id],
  });
  expect(rows).toHaveLength(2);
  const told = JSON.stringify([
    made,
    await app.ok('GET /gacha/:id', { params: params() }, fan.as),
    await app.ok('GET /gacha/:id/draws', { params: params() }, fan.as),
  ]);
  for (const { sealed, server_seed, hash } of rows) {
    expect(server_seed).toBeNull();
    const plain = app.platform.secrets.open('gacha-seed', sealed) ?? '';
    expect(sha256Hex(fromHex(plain) ?? new Uint8Array())).toBe(hash);
    expect(sealed).not.toContain(plain);
    expect(told).not.toContain(plain);
  }
});

test('sent again, a draw answers what it answered; with another body it fails', async () => {
  const fan = await memberWith(app, mailbox, club.id, 5000);
  await chooseSeed(app, fan, pool.id);
  const as = keyed(fan.as);
  const first = await draw(app, fan, pool, { as });
  expect(await draw(app, fan, pool, { as })).toEqual(first);
  expect(await callDraw(app, fan, pool, { as, count: 10 })).toMatchObject({
    status: 422,
    error: { code: 'idempotency-key-reused' },
  });
  expect((await balancesOf(app.platform.db, fan.id)).available_cents).toBe(4880);
});

test('what was shown is what is charged: another version or price is refused, and nothing moves', async () => {
  const fan = await memberWith(app, mailbox, club.id, 5000);
  await chooseSeed(app, fan, pool.id);
  expect(await callDraw(app, fan, pool, { version: 2 })).toMatchObject({
    error: { code: 'gacha.version-changed', details: { version: 1 } },
  });
  expect(await callDraw(app, fan, pool, { expected_price_cents: 100 })).toMatchObject({
    error: { code: 'gacha.price-changed', details: { price_cents: 120 } },
  });
  expect(await callDraw(app, fan, pool, { count: 10, expected_price_cents: 120 })).toMatchObject({
    error: { code: 'gacha.price-changed', details: { price_cents: 1200 } },
  });
  expect((await balancesOf(app.platform.db, fan.id)).available_cents).toBe(5000);
});

test('money that is not there draws nothing and uses no nonce', async () => {
  const fan = await memberWith(app, mailbox, club.id, 119);
  await chooseSeed(app, fan, pool.id);
  expect(await callDraw(app, fan, pool)).toMatchObject({
    error: { code: 'ledger.not-enough', details: { missing_cents: 1 } },
  });
  await giveCredits(app.platform.db, { user_id: fan.id, amount: 1, at: app.clock.now() });
  expect((await draw(app, fan, pool)).draws[0]).toMatchObject({ nonce: 0 });
});

test('adults only, and not where the operator’s table says no', async () => {
  const fan = await joinedMember(app, mailbox, club.id);
  await giveCredits(app.platform.db, { user_id: fan.id, amount: 500, at: app.clock.now() });
  await chooseSeed(app, fan, pool.id);
  const code = async () => {
    const answered = await callDraw(app, fan, pool);
    return answered.ok ? 'ok' : answered.error.code;
  };
  expect(await code()).toBe('ledger.identity-needed');
  await makeAdult(app, fan.id, 'BE');
  expect(await code()).toBe('ledger.country');
  await app.platform.db.query({
    text: `update spend_rules set birth_date = '2008-11-16', country = 'DE' where user_id = $1`,
    values: [fan.id],
  });
  expect(await code()).toBe('ledger.under-age');
  await makeAdult(app, fan.id);
  expect(await code()).toBe('ok');
});

test('members draw; guests, staff and whoever may not see the club do not', async () => {
  const guest = await registerVerified(app, mailbox);
  expect(await callDraw(app, guest, pool)).toMatchObject({
    status: 403,
    error: { code: 'clubs.members-only' },
  });
  expect(await callDraw(app, club.owner, pool)).toMatchObject({
    status: 403,
    error: { code: 'items.staff-receive-nothing' },
  });
  const hidden = await foundClub(app, mailbox, { visibility: 'private' });
  const away = await openTestPool(app, { club: hidden });
  expect(await callDraw(app, guest, away)).toMatchObject({ status: 404, error: { code: 'gacha.not-found' } });
  expect(await app.call('GET /gacha/:id', { params: { id: away.id } }, guest.as)).toMatchObject({
    status: 404,
  });
  const { data } = await app.ok('GET /gacha/:id', { params: params() }, club.owner.as);
  expect(data).toMatchObject({ cannot_because: 'staff', can: { draw: false, manage: true } });
  const visitor = await app.ok('GET /gacha/:id', { params: params() });
  expect(visitor.data).toMatchObject({ cannot_because: 'sign-in', viewer: null, management: null });
});

test.each([
  ['count of two', { count: 2 }],
  ['no count', { count: undefined }],
  ['a fraction', { count: 1.5 }],
  ['nothing paid', { expected_price_cents: 0 }],
  ['a negative price', { expected_price_cents: -120 }],
  ['a fraction of a cent', { expected_price_cents: 120.5 }],
  ['a price as text', { expected_price_cents: '120' }],
  ['a huge price', { expected_price_cents: 2 ** 53 }],
  ['version nought', { version: 0 }],
  ['a version as text', { version: '1' }],
  ['a field too many', { extra: true }],
])('bad input is refused, and nothing changes: %s', async (_name, change) => {
  const fan = await memberWith(app, mailbox, club.id, 500);
  const body = { count: 1, version: 1, expected_price_cents: 120, ...change } as never;
  const answered = await app.call('POST /gacha/:id/draws', { params: params(), body }, keyed(fan.as));
  expect(answered).toMatchObject({ ok: false, status: 400, error: { code: 'invalid-input' } });
  expect((await balancesOf(app.platform.db, fan.id)).available_cents).toBe(500);
});

test.each(['', 'with space', 'a:b', 'ü', 'x'.repeat(65), '<script>'])(
  'a seed is one word: %j',
  async (client_seed) => {
    const fan = await memberWith(app, mailbox, club.id, 0);
    const { data } = await app.ok('POST /gacha/:id/commitment', { params: params() }, fan.as);
    const body = { client_seed, server_seed_hash: data.next_server_seed_hash };
    const answered = await app.call('PUT /gacha/:id/seed', { params: params(), body }, fan.as);
    expect(answered).toMatchObject({ status: 400, error: { code: 'invalid-input' } });
  },
);

test('own draws come latest first, page by page, none skipped or twice', async () => {
  const fan = await memberWith(app, mailbox, club.id, 5000);
  await chooseSeed(app, fan, pool.id);
  await draw(app, fan, pool, { count: 10 });
  for (let i = 0; i < 3; i += 1) await draw(app, fan, pool);
  const seen: number[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await app.ok(
      'GET /gacha/:id/draws',
      { params: params(), query: { limit: 5, ...(cursor === undefined ? {} : { cursor }) } },
      fan.as,
    );
    seen.push(...page.data.map(({ nonce }) => nonce));
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(Array.from({ length: 13 }, (_, i) => 12 - i));
});

// Two hundred at once on the real database: money for one draw, the last copy, one key, one day, one seed.
import { type Receipt, verifyDraws } from '@stagepass/base/gacha/verify.ts';
import type { DrawReceipt } from '@stagepass/contract/gacha/shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, manyActors } from '#app/testing/clubs.ts';
import { openTestPool, type TestPool, type WantedPool } from '#app/testing/gacha.ts';
import { giveCredits, whatDoesNotAddUp } from '#app/testing/ledger.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { getCommitment, setSeed } from './actions/change-seed.ts';
import { makeDraws } from './actions/make-draws.ts';
import { countVersion } from './jobs.ts';
import { getDrawProof } from './reads/get-proof.ts';
import { listTallies } from './tallies.store.ts';

const MANY = 200;
const PRICE = 120;
let app: TestApp;
let club: Awaited<ReturnType<typeof foundClub>>;
let crowd: SignedIn[];

beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, DATABASE_POOL: '24' } });
  club = await foundClub(app, openMailbox(app));
  crowd = await manyActors(app, MANY);
  await app.platform.db.transaction(async (tx) => {
    for (const { user_id } of crowd)
      await enrolMember(app.platform, tx, {
        club: { id: club.id, delete_after: null },
        user_id,
        source: 'open',
      });
    await tx.query({
      text: `insert into spend_rules (user_id, birth_date, country, identified_at)
             select id, '1990-01-01', 'DE', now() from unnest($1::uuid[]) id`,
      values: [crowd.map(({ user_id }) => user_id)],
    });
  });
}, 120_000);

afterAll(async () => {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  expect(await auditLedger(app.platform.db)).toMatchObject({ found: 0, differences: [] });
  await app.stop();
});

const pool = (wanted: Omit<WantedPool, 'club'> = {}) => openTestPool(app, { club, ...wanted });

async function seat(fan: SignedIn, { id }: TestPool, credits: number): Promise<void> {
  const { platform } = app;
  const { next_server_seed_hash } = await getCommitment(platform, fan, id);
  await setSeed(platform, fan, id, { client_seed: 'word', server_seed_hash: next_server_seed_hash });
  const { available_cents } = await balancesOf(platform.db, fan.user_id);
  if (available_cents < credits)
    await giveCredits(platform.db, {
      user_id: fan.user_id,
      amount: credits - available_cents,
      at: app.clock.now(),
    });
}

let keys = 0;

function drawing(fan: SignedIn, { id }: TestPool, given: { count?: number; key?: string } = {}) {
  keys += 1;
  const { count = 1, key = `race-${keys}-key` } = given;
  return makeDraws(app.platform, fan, {
    ...{ pool_id: id, count, version: 1, expected_price_cents: PRICE * count },
    idempotency: {
      user_id: fan.user_id,
      endpoint: 'POST /gacha/:id/draws',
      key,
      body_hash: `${id} ${count}`,
    },
  });
}

async function ended(all: readonly Promise<DrawReceipt>[]) {
  const results = await Promise.allSettled(all);
  const lost: Record<string, number> = {};
  for (const one of results) {
    if (one.status === 'fulfilled') continue;
    const code = one.reason instanceof Failure ? one.reason.reason.code : String(one.reason);
    lost[code] = (lost[code] ?? 0) + 1;
  }
  return { won: results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])), lost };
}

async function drawsOf({ id }: TestPool) {
  const { rows } = await app.platform.db.query<{
    seq: number;
    design_id: string;
    nonce: number;
    user_id: string;
  }>({
    text: 'select seq, design_id, nonce, user_id from gacha_draws where pool_id = $1 order by seq',
    values: [id],
  });
  return rows;
}

const first = () => crowd[0] as SignedIn;

test('money for one draw: one is made, the others are told so', async () => {
  const one = await pool();
  const fan = first();
  await seat(fan, one, PRICE);
  const { won, lost } = await ended(Array.from({ length: MANY }, () => drawing(fan, one)));
  expect(won).toHaveLength(1);
  expect(lost).toEqual({ 'ledger.not-enough': MANY - 1 });
  expect(await drawsOf(one)).toMatchObject([{ nonce: 0 }]);
  expect((await balancesOf(app.platform.db, fan.user_id)).available_cents).toBe(0);
});

test('one key two hundred times: one effect, one answer', async () => {
  const one = await pool();
  const fan = crowd[1] as SignedIn;
  await seat(fan, one, PRICE * 20);
  const key = 'the-same-key-again';
  const { won, lost } = await ended(
    Array.from({ length: MANY }, () => drawing(fan, one, { key, count: 10 })),
  );
  expect(lost).toEqual({});
  expect(new Set(won.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
  expect(await drawsOf(one)).toHaveLength(10);
  expect((await balancesOf(app.platform.db, fan.user_id)).available_cents).toBe(PRICE * 10);
});

test('the last copies of a design: each is drawn once, the pool closes with the last, nobody draws or pays after it', async () => {
  const scarce = await pool({ qualities: ['rare', 'common'], editions: { rare: 5 } });
  await Promise.all(crowd.map((fan) => seat(fan, scarce, PRICE)));
  const before = await Promise.all(crowd.map(({ user_id }) => balancesOf(app.platform.db, user_id)));
  const { won, lost } = await ended(crowd.map((fan) => drawing(fan, scarce)));
  const drawn = await drawsOf(scarce);
  const rare = scarce.designs.get('rare');
  expect(drawn.filter(({ design_id }) => design_id === rare)).toHaveLength(5);
  // In the order in which they were made, the close is the end.
  expect(drawn.at(-1)?.design_id).toBe(rare);
  expect(won).toHaveLength(drawn.length);
  expect(won.filter(({ closed }) => closed)).toHaveLength(1);
  expect(lost).toEqual({ 'gacha.not-open': MANY - drawn.length });
  const times = (id: string) => drawn.filter(({ user_id }) => user_id === id).length;
  for (const [at, { user_id }] of crowd.entries()) {
    const { available_cents } = await balancesOf(app.platform.db, user_id);
    expect((before[at]?.available_cents ?? 0) - available_cents).toBe(PRICE * times(user_id));
  }
}, 60_000);

test('a single copy in the pool: one fan has it', async () => {
  const last = await pool({ qualities: ['common'], editions: { common: 1 } });
  await Promise.all(crowd.map((fan) => seat(fan, last, PRICE)));
  const { won, lost } = await ended(crowd.map((fan) => drawing(fan, last)));
  expect(won).toMatchObject([{ closed: true, draws: [{ number: 1 }] }]);
  expect(lost).toEqual({ 'gacha.not-open': MANY - 1 });
}, 60_000);

test.each([2, MANY])(
  '%i tens at once on the last copies: each copy is drawn once, and everybody pays for what they have',
  async (many) => {
    const copies = many === 2 ? 15 : 55;
    const last = await pool({ qualities: ['common'], editions: { common: copies } });
    const fans = crowd.slice(0, many);
    await Promise.all(fans.map((fan) => seat(fan, last, PRICE * 10)));
    const before = await Promise.all(fans.map(({ user_id }) => balancesOf(app.platform.db, user_id)));
    const { won, lost } = await ended(fans.map((fan) => drawing(fan, last, { count: 10 })));
    const sizes = won.map(({ draws }) => draws.length).sort((a, b) => b - a);
    expect(sizes).toEqual(many === 2 ? [10, 5] : [10, 10, 10, 10, 10, 5]);
    expect(won.filter((one) => one.ended === 'sold-out' && one.closed)).toMatchObject([
      { price_cents: PRICE * 5 },
    ]);
    expect(won.filter((one) => one.closed)).toHaveLength(1);
    expect(lost).toEqual(many === 2 ? {} : { 'gacha.not-open': many - won.length });
    const numbers = won.flatMap(({ draws }) => draws.map(({ number }) => number)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: copies }, (_, i) => i + 1));
    const drawn = await drawsOf(last);
    for (const [at, { user_id }] of fans.entries()) {
      const { available_cents } = await balancesOf(app.platform.db, user_id);
      const has = drawn.filter((one) => one.user_id === user_id).length;
      expect((before[at]?.available_cents ?? 0) - available_cents).toBe(PRICE * has);
    }
  },
  60_000,
);

test('fifty a day, over two pools at once', async () => {
  const [one, two] = [await pool(), await pool()];
  const fan = crowd[2] as SignedIn;
  await seat(fan, one, PRICE * MANY);
  await seat(fan, two, PRICE * MANY);
  const before =
    (
      await app.platform.db.query<{ drawn: number }>({
        text: 'select drawn from gacha_days where user_id = $1',
        values: [fan.user_id],
      })
    ).rows[0]?.drawn ?? 0;
  const { won, lost } = await ended(
    Array.from({ length: MANY }, (_, i) => drawing(fan, i % 2 === 0 ? one : two)),
  );
  expect(won).toHaveLength(50 - before);
  expect(lost).toEqual({ 'gacha.day-limit': MANY - won.length });
});

test('seeds changed and draws counted while they are used: no nonce twice, every draw can be redone, none is missed', async () => {
  const busy = await pool();
  const fans = crowd.slice(3, 11);
  await Promise.all(fans.map((fan) => seat(fan, busy, PRICE * 50)));
  const change = async (fan: SignedIn) => {
    const { next_server_seed_hash } = await getCommitment(app.platform, fan, busy.id);
    await setSeed(app.platform, fan, busy.id, {
      client_seed: `w${keys}`,
      server_seed_hash: next_server_seed_hash,
    }).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
    });
  };
  const { rows } = await app.platform.db.query<{ version_id: string }>({
    text: 'select version_id from gacha_pools where id = $1',
    values: [busy.id],
  });
  const version_id = rows[0]?.version_id ?? '';
  const work = fans.flatMap((fan) => [
    ...Array.from({ length: 12 }, () => drawing(fan, busy)),
    drawing(fan, busy, { count: 10 }),
  ]);
  const others = [
    ...fans.flatMap((fan) => [change(fan), change(fan), change(fan)]),
    ...Array.from({ length: 5 }, () => countVersion(app.platform, { version_id, pool_id: busy.id })),
  ];
  const [{ won, lost }] = await Promise.all([ended(work), Promise.all(others)]);
  expect(lost).toEqual({});
  await Promise.all(fans.map(change));
  for (const receipt of won) {
    const proof = await getDrawProof(app.platform, { kind: 'visitor' }, receipt.draws[0]?.id ?? '');
    expect(verifyDraws(proof as Receipt).state).toBe('agrees');
  }
  const counted = await listTallies(app.platform.db, [version_id]);
  expect(counted.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(fans.length * 22);
}, 60_000);

test('the first look two hundred times: one number is sealed', async () => {
  const fresh = await pool();
  const fan = first();
  const seen = await Promise.all(
    Array.from({ length: MANY }, () => getCommitment(app.platform, fan, fresh.id)),
  );
  expect(new Set(seen.map((one) => one.next_server_seed_hash)).size).toBe(1);
  const { count } = await app.platform.db.query({
    text: 'select from gacha_seeds where pool_id = $1',
    values: [fresh.id],
  });
  expect(count).toBe(1);
});

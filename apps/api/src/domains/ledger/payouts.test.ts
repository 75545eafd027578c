// Owns: what a club earns and takes out: the reserve, the owner's second look, one request for the same money, approval, refusal, the end of a club.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPayoutCommand } from '#app/testing/operator.ts';
import { type Mailbox, type Registered, registerVerified } from '#app/testing/people.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { eraseUser, exportUser } from './personal-data.ts';
import { clubAccount, escrowOf, outside, platformFees, platformKept } from './public/account-ref.ts';
import { balancesOn } from './public/balances-of.ts';
import { type PayoutsDesk, payoutsDesk } from './public/payouts-desk.ts';
import { sealMoves } from './seal-moves.ts';
import { settle } from './settle.ts';
import { earn, earningClub, type TestClub } from './testing/earning-club.ts';
import {
  bank,
  closePayoutWorld,
  openPayoutWorld,
  type PayoutWorld,
  requestPayout,
  waitingOf,
} from './testing/payouts.ts';

let world: PayoutWorld;
let app: TestApp;
let mailbox: Mailbox;
let desk: PayoutsDesk;
let operator: Registered;
beforeAll(async () => {
  world = await openPayoutWorld();
  ({ app, mailbox, desk, operator } = world);
});
afterAll(() => closePayoutWorld(world));

const clubWith = (older: number, newer = 0) => earningClub(app, mailbox, older, newer);

const revenue = async (club: TestClub, query: { from?: string; to?: string } = {}) =>
  (await app.ok('GET /clubs/:id/revenue', { params: { id: club.id }, query }, club.owner.as)).data;

const request = (club: TestClub, amount_cents: number, by = club.owner, key?: string) =>
  requestPayout(world, club, amount_cents, { by, ...(key === undefined ? {} : { key }) });

test('revenue is told by source and day, and the last 14 days wait', async () => {
  const club = await clubWith(10_000, 5000);
  await sealMoves(app.platform);
  await earn(app, club, { amount: 1000, daysAgo: 0 });
  const told = await revenue(club);
  expect(told).toMatchObject({
    ...{
      balance_cents: 14_400,
      reserve_cents: 5400,
      payable_cents: 9000,
      under_way_cents: 0,
      total_cents: 14_400,
    },
    identity_checked: false,
    by_source: [
      { kind: 'store', amount_cents: 9900, count: 2 },
      { kind: 'auction', amount_cents: 4500, count: 1 },
    ],
  });
  expect(told.by_day).toHaveLength(30);
  expect(told.by_day.at(-1)).toMatchObject({ amount_cents: 900, count: 1 });
  const today = app.clock.now().toISOString().slice(0, 10);
  expect((await revenue(club, { from: today, to: today })).by_day).toHaveLength(1);
  for (const query of [
    { from: today, to: '2020-01-01' },
    { from: '2020-01-01', to: today },
  ]) {
    const wrong = await app.call('GET /clubs/:id/revenue', { params: { id: club.id }, query }, club.owner.as);
    expect(wrong).toMatchObject({ error: { code: 'ledger.range' } });
  }
});

test('a payout needs a checked owner who was asked again, and what is payable', async () => {
  const club = await clubWith(10_000, 5000);
  expect(await request(club, 3000)).toMatchObject({ error: { code: 'ledger.identity-unchecked' } });
  expect(await desk.checkIdentity(club.owner.email)).toBe('checked');
  expect(await desk.checkIdentity(club.owner.email)).toBe('already');
  expect(await request(club, 9001)).toMatchObject({
    error: { code: 'ledger.not-payable', details: { payable_cents: 9000 } },
  });
  for (const amount of [-2000, 0, 1999, 2000.5, 1e12])
    expect(await request(club, amount)).toMatchObject({ status: 400 });
  const stranger = await registerVerified(app, mailbox);
  expect(await payoutsDesk(app.platform, stranger.email)).toBeUndefined();
  expect(await request(club, 3000, stranger)).toMatchObject({ error: { code: 'clubs.staff-only' } });
  const key = randomUUID();
  const first = await request(club, 3000, club.owner, key);
  expect(first).toMatchObject({ status: 201, body: { data: { state: 'requested', account_last4: '3000' } } });
  expect((await request(club, 3000, club.owner, key)).status).toBe(201);
  expect(await request(club, 3001, club.owner, key)).toMatchObject({
    error: { code: 'idempotency-key-reused' },
  });
  expect(await revenue(club)).toMatchObject({
    payable_cents: 6000,
    under_way_cents: 3000,
    total_cents: 13_500,
  });
  app.clock.advance(3600_000);
  expect(await request(club, 2000)).toMatchObject({ error: { code: 'auth.step-up-needed' } });
});

test('fifteen requests for the same money: it is paid once', async () => {
  const club = await clubWith(5000);
  await desk.checkIdentity(club.owner.email);
  const all = await Promise.all(Array.from({ length: 15 }, () => request(club, 2000)));
  expect(all.filter((one) => one.ok)).toHaveLength(2);
  for (const one of all.filter((other) => !other.ok))
    expect(one).toMatchObject({ error: { code: 'ledger.not-payable', details: { payable_cents: 500 } } });
  expect((await balancesOn(app.platform.db, clubAccount(club.id))).balance_cents).toBe(500);
});

test('an operator approves and pays, or refuses and the club has it again', async () => {
  const club = await clubWith(10_000);
  await desk.checkIdentity(club.owner.email);
  await request(club, 2000);
  app.clock.advance(1000);
  await request(club, 3000);
  const waiting = await waitingOf(world, club);
  expect(waiting).toMatchObject([
    { amount_cents: 2000, bank: { ...bank, iban: 'DE89370400440532013000' } },
    { amount_cents: 3000 },
  ]);
  const [paid = '', refused = ''] = waiting.map((payout) => payout.id);
  const before = await balancesOn(app.platform.db, outside('bank'));
  expect(await desk.markPaid(paid, 'REF 1')).toBe('ended');
  expect(await desk.approve(paid)).toBe('done');
  expect(await desk.approve(paid)).toBe('ended');
  expect(await Promise.all([desk.markPaid(paid, 'REF 1'), desk.markPaid(paid, 'REF 1')])).toEqual(
    expect.arrayContaining(['done', 'ended']),
  );
  expect(await desk.refuse(paid, 'too late')).toBe('ended');
  expect(await desk.refuse(refused, 'The name does not fit.')).toBe('done');
  expect(await desk.approve(randomUUID())).toBe('no-such');
  expect((await balancesOn(app.platform.db, outside('bank'))).balance_cents).toBe(
    before.balance_cents + 2000,
  );
  const { data } = await app.ok('GET /clubs/:id/payouts', { params: { id: club.id } }, club.owner.as);
  expect(data).toMatchObject([
    { state: 'refused', amount_cents: 3000, reason: 'The name does not fit.' },
    { state: 'paid', amount_cents: 2000, reference: 'REF 1' },
  ]);
  // What came back is not new money: it waits no further 14 days.
  expect(await revenue(club)).toMatchObject({ payable_cents: 7000, under_way_cents: 0, total_cents: 9000 });
  const { rows } = await app.platform.db.query<{ deed: string }>({
    text: `select deed from deeds where club_id = $1 and deed like 'ledger.%' order by created_at, id`,
    values: [club.id],
  });
  expect(rows.map((row) => row.deed).toSorted()).toEqual([
    'ledger.payout-approved',
    'ledger.payout-paid',
    'ledger.payout-refused',
    'ledger.payout-requested',
    'ledger.payout-requested',
  ]);
});

test('the commands say what to do next, and who decided', async () => {
  const club = await clubWith(9000);
  const run = (name: string, ...args: string[]) => runPayoutCommand(app, name, args);
  expect(await run('check-identity', operator.email, club.owner.email)).toContain('can be paid out now');
  await request(club, 2500);
  const list = (await run('payouts', operator.email)) ?? '';
  const line = list.split('\n').find((text) => text.includes(club.id)) ?? '';
  expect(line).toContain('$25.00');
  expect(line).toContain('DE89370400440532013000');
  const id = line.split(' ')[0] ?? '';
  await expect(run('approve-payout', club.owner.email, id)).rejects.toThrow('operator');
  await expect(run('mark-paid', operator.email, id, 'REF', '7')).rejects.toThrow('not its next step');
  await expect(run('refuse-payout', operator.email, id)).rejects.toThrow('reason');
  expect(await run('approve-payout', operator.email, id)).toContain('Approved');
  expect(await run('mark-paid', operator.email, id, 'REF', '7')).toContain('final');
  expect(await run('flagged-top-ups', operator.email)).toBe('None is flagged.');
});

test('what stands on a closing club’s account waits for its owner in escrow', async () => {
  const club = await clubWith(1000, 500);
  const close = () => app.platform.db.transaction((tx) => settle(app.platform, tx, club.id));
  expect(await close()).toBe('settled');
  expect(await close()).toBe('settled');
  expect((await balancesOn(app.platform.db, clubAccount(club.id))).balance_cents).toBe(0);
  const [last] = await waitingOf(world, club);
  expect(last).toMatchObject({ amount_cents: 1350, closing: true, owner_id: club.owner.id, bank: null });
  expect(await desk.approve(last?.id ?? '')).toBe('done');
  expect(await desk.markPaid(last?.id ?? '', 'REF 9')).toBe('done');
});

test('what a closed club’s owner is refused is kept by the house, apart from its fees', async () => {
  const club = await clubWith(1000, 500);
  const { db } = app.platform;
  await db.transaction((tx) => settle(app.platform, tx, club.id));
  const [last] = await waitingOf(world, club);
  const id = last?.id ?? '';
  const [kept, fees] = [await balancesOn(db, platformKept()), await balancesOn(db, platformFees())];
  const said = await runPayoutCommand(app, 'refuse-payout', [
    operator.email,
    id,
    'The',
    'name',
    'is',
    'not',
    'theirs.',
  ]);
  expect(said).toContain('kept');
  expect(await desk.refuse(id, 'again')).toBe('ended');
  expect((await balancesOn(db, platformKept())).balance_cents).toBe(kept.balance_cents + 1350);
  expect(await balancesOn(db, platformFees())).toEqual(fees);
  expect(await balancesOn(db, escrowOf('payout', id))).toMatchObject({ balance_cents: 0 });
  expect(await exportUser(app.platform, club.owner.id)).toMatchObject({
    payouts: [
      { id, club_id: club.id, state: 'refused', reason: 'The name is not theirs.', amount_cents: 1350 },
    ],
  });
});

test('a club that changed hands and closes pays its new owner, and what waits cannot go back to it', async () => {
  const club = await clubWith(10_000);
  await desk.checkIdentity(club.owner.email);
  expect(await request(club, 3000)).toMatchObject({ status: 201 });
  const heir = await registerVerified(app, mailbox);
  const { db } = app.platform;
  await db.query({ text: 'update clubs set owner_id = $2 where id = $1', values: [club.id, heir.id] });
  await db.transaction((tx) => settle(app.platform, tx, club.id));
  const waiting = await waitingOf(world, club);
  expect(waiting).toMatchObject([
    { amount_cents: 3000, owner_id: club.owner.id, closing: true, bank: { holder: 'Ana Ruiz' } },
    { amount_cents: 6000, owner_id: heir.id, closing: true, bank: null },
  ]);
  expect(await desk.refuse(waiting[0]?.id ?? '', 'no')).toBe('kept');
  expect((await balancesOn(db, clubAccount(club.id))).balance_cents).toBe(0);
});

test('the bank account of somebody erased is kept for what is under way, and goes with its end', async () => {
  const club = await clubWith(10_000);
  await desk.checkIdentity(club.owner.email);
  expect(await request(club, 3000)).toMatchObject({ status: 201 });
  const { db } = app.platform;
  await db.transaction((tx) => eraseUser(tx, club.owner.id, app.platform));
  await db.query({
    text: 'update users set email = null, email_verified_at = null, erasing_at = now() where id = $1',
    values: [club.owner.id],
  });
  const [waiting] = await waitingOf(world, club);
  expect(waiting).toMatchObject({ bank: { holder: 'Ana Ruiz' } });
  expect(await desk.approve(waiting?.id ?? '')).toBe('done');
  expect(await desk.markPaid(waiting?.id ?? '', 'REF 3')).toBe('done');
  const { rows } = await db.query({
    text: 'select state, bank, bank_last4 from payouts where club_id = $1',
    values: [club.id],
  });
  expect(rows).toEqual([{ state: 'paid', bank: null, bank_last4: null }]);
});

// Owns: the bank details of payouts: checked by country, saved sealed, shown masked, and read in full by the site operator alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, type Registered, registerVerified } from '#app/testing/people.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { keyed } from '#app/testing/top-ups.ts';
import { openPayout } from './actions/request-payout.ts';
import { savedBankOf } from './bank-account.ts';
import type { PayoutsDesk } from './public/payouts-desk.ts';
import { earningClub } from './testing/earning-club.ts';
import {
  type BankTold,
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

const clubWith = (earned: number) => earningClub(app, mailbox, earned);

test('bank details are checked by the bank’s country, saved sealed, shown masked and used again', async () => {
  const club = await clubWith(20_000);
  await desk.checkIdentity(club.owner.email);
  const saved = async () =>
    (await app.ok('GET /clubs/:id/payout-bank', { params: { id: club.id } }, club.owner.as)).data;
  const ask = (to: BankTold | null = null) => {
    app.clock.advance(1000);
    return requestPayout(world, club, 2000, { to });
  };
  expect(await saved()).toBeNull();
  expect(await ask()).toMatchObject({ error: { code: 'ledger.bank-details' } });
  expect(await ask({ ...bank, iban: 'DE89 3704 0044 0532 0130 01' })).toMatchObject({
    error: { code: 'ledger.bank-details', details: { fields: { iban: { code: 'iban-checksum' } } } },
  });
  expect(await ask({ holder: 'Ana Ruiz', country: 'US', iban: bank.iban })).toMatchObject({
    error: {
      details: { fields: { routing_number: { code: 'missing' }, account_number: { code: 'missing' } } },
    },
  });
  const of = { params: { id: club.id } };
  const revenue = await app.ok('GET /clubs/:id/revenue', { ...of, query: {} }, club.owner.as);
  expect(revenue.data.under_way_cents).toBe(0);
  expect(await ask(bank)).toMatchObject({ status: 201 });
  expect(await saved()).toEqual({ holder: 'Ana Ruiz', country: 'DE', masked: 'DE89 •••• 3000' });
  expect(await ask()).toMatchObject({ status: 201, body: { data: { account_last4: '3000' } } });
  const gb = { holder: 'Ana Ruiz', country: 'GB', sort_code: '60-16-13', account_number: '31926819' };
  expect(await ask(gb)).toMatchObject({ status: 201, body: { data: { account_last4: '6819' } } });
  expect(await saved()).toMatchObject({ country: 'GB', masked: '•••• 6819' });
  const waiting = await waitingOf(world, club);
  expect(waiting.map((payout) => payout.bank)).toEqual([
    { holder: 'Ana Ruiz', country: 'DE', iban: 'DE89370400440532013000' },
    { holder: 'Ana Ruiz', country: 'DE', iban: 'DE89370400440532013000' },
    { ...gb, sort_code: '601613' },
  ]);
  const { rows } = await app.platform.db.query<{ bank: string }>({
    text: 'select bank from payouts where club_id = $1',
    values: [club.id],
  });
  for (const row of rows) expect(row.bank).not.toMatch(/3704|31926819/);
  // A new owner is never offered the former owner's account.
  const heir = await registerVerified(app, mailbox);
  const heirs = { club_id: club.id, owner_id: heir.id };
  expect(await savedBankOf(app.platform, app.platform.db, heirs)).toBeUndefined();
});

test('the operator sees which owners wait for a check, and records it in the app', async () => {
  const club = await clubWith(20_000);
  const empty = await clubWith(0);
  const list = async () => (await app.ok('GET /operator/identity-checks', {}, operator.as)).data;
  expect((await list()).find((one) => one.club.id === club.id)).toMatchObject({
    owner: { id: club.owner.id },
    owner_email: club.owner.email,
    balance_cents: 18_000,
  });
  expect((await list()).some((one) => one.club.id === empty.id)).toBe(false);
  const record = () =>
    app.call('POST /operator/identity-checks', { body: { user_id: club.owner.id } }, operator.as);
  expect(await record()).toMatchObject({ status: 200 });
  expect(await record()).toMatchObject({ status: 200 });
  expect((await list()).some((one) => one.club.id === club.id)).toBe(false);
  expect(await requestPayout(world, club, 2000)).toMatchObject({ status: 201 });
});

test('the operator reads in the app where to pay, and decides after a second look', async () => {
  const club = await clubWith(20_000);
  await desk.checkIdentity(club.owner.email);
  expect(await requestPayout(world, club, 2000)).toMatchObject({ status: 201 });
  app.clock.advance(1000);
  expect(await requestPayout(world, club, 3000)).toMatchObject({ status: 201 });
  const list = async () =>
    (await app.ok('GET /operator/payouts', {}, operator.as)).data.filter((one) => one.club?.id === club.id);
  const [first, second] = await list();
  expect(first).toMatchObject({
    ...{ state: 'requested', amount_cents: 2000, owner_email: club.owner.email, identity_checked: true },
    bank: { holder: 'Ana Ruiz', country: 'DE', masked: 'DE89 •••• 3000' },
  });
  const params = { id: first?.id ?? '' };
  const opened = await app.ok('POST /operator/payouts/:id/bank-details', { params }, operator.as);
  expect(opened.data).toEqual({ holder: 'Ana Ruiz', country: 'DE', iban: 'DE89370400440532013000' });
  const reference = { params, body: { reference: 'REF 12' } };
  expect(await app.call('POST /operator/payouts/:id/paid', reference, keyed(operator))).toMatchObject({
    error: { code: 'ledger.payout-decided' },
  });
  await app.ok('POST /operator/payouts/:id/approve', { params }, keyed(operator));
  await app.ok('POST /operator/payouts/:id/paid', reference, keyed(operator));
  const refusal = { params: { id: second?.id ?? '' }, body: { reason: 'The name does not fit.' } };
  await app.ok('POST /operator/payouts/:id/refuse', refusal, keyed(operator));
  expect(await list()).toEqual([]);
  const { data } = await app.ok('GET /clubs/:id/payouts', { params: { id: club.id } }, club.owner.as);
  expect(data).toMatchObject([
    { state: 'refused', reason: 'The name does not fit.' },
    { state: 'paid', reference: 'REF 12' },
  ]);
  app.clock.advance(3600_000);
  expect(await app.call('POST /operator/payouts/:id/bank-details', { params }, operator.as)).toMatchObject({
    error: { code: 'auth.step-up-needed' },
  });
  expect(await app.call('POST /operator/payouts/:id/approve', { params }, keyed(operator))).toMatchObject({
    error: { code: 'auth.step-up-needed' },
  });
});

test('a payout that was asked for with one text for IBAN and number alike can still be paid', async () => {
  const club = await clubWith(20_000);
  const old = { holder: 'Ana Ruiz', account: 'DE89370400440532013000', country: 'DE' };
  const sealed = app.platform.secrets.seal('payout-bank', JSON.stringify(old));
  const of = { club_id: club.id, owner_id: club.owner.id, amount: 2000, closing: false, actor_id: null };
  await app.platform.db.transaction((tx) =>
    openPayout(app.platform, tx, { ...of, bank: sealed, bank_last4: '3000' }),
  );
  const [waiting] = await waitingOf(world, club);
  expect(waiting?.bank).toEqual({ holder: 'Ana Ruiz', country: 'DE', iban: 'DE89370400440532013000' });
});

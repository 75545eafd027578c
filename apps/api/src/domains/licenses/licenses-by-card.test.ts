// Tests licenses paid by the owner's saved card with Stripe's stand-in: bought, renewed, declined, confirmed, disputed, not needed.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handOverTo } from '#app/testing/club-people.ts';
import { tally } from '#app/testing/races.ts';
import { closeTill, spendSome, type Till } from '#app/testing/top-ups.ts';
import type { Stage, World } from '#app/testing/world.ts';
import { payments, refusal, see, terms } from './testing/licensed-club.ts';
import { licensesByCard, openLicensesByCard } from './testing/licenses-by-card.ts';

const DAY_MS = 86_400_000;
let till: Till;
let world: World;
let stage: Stage;
beforeAll(async () => {
  ({ till, world } = await openLicensesByCard());
});
afterAll(() => closeTill(till));
beforeEach(() => ownerWithCard());

const { withCard, byCard, renew, monthLater, becomes, wallet, grantPro } = licensesByCard(() => ({
  till,
  stage,
}));
const balance = () => wallet(stage.owner);

/** Of a new club. */
async function ownerWithCard(last4?: string) {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
  await withCard(stage.owner, last4);
}

async function told(): Promise<(string | null)[]> {
  const { rows } = await till.app.platform.db.query<{ how: string | null }>({
    text: `select coalesce(payload->>'how', name) as how from outbox_events where name in ('licenses.card-told', 'licenses.payment-failed')
      and payload->>'club_id' = $1 order by id`,
    values: [stage.club.id],
  });
  return rows.map(({ how }) => how);
}

/** Disputes that nobody has heard of yet. */
async function unheard(): Promise<number> {
  const { rows } = await till.app.platform.db.query<{ waiting: number }>({
    text: `select count(*)::int as waiting from outbox_deliveries d join outbox_events e on e.id = d.event_id
      where e.name = 'ledger.top-up-claimed' and d.dead_at is null`,
    values: [],
  });
  return rows[0]?.waiting ?? 0;
}

const intentOf = (id: string) => till.intentsOf(id)[0]?.id ?? '';

/** Charged for Pro, and not told yet. */
async function charging() {
  await byCard();
  const { charge, plan } = await see(stage);
  expect([plan.key, charge?.state, charge?.amount_cents]).toEqual(['free', 'requested', 2900]);
  return charge?.id ?? '';
}

test('Pro is had once the card is charged, once, and each month charges it again', async () => {
  const id = await charging();
  expect(await refusal(byCard())).toEqual(['licenses.payment-under-way', undefined]);
  await Promise.allSettled(Array.from({ length: 10 }, () => till.charge(id)));
  const notice = till.latest('payment_intent.succeeded', id);
  await Promise.all(Array.from({ length: 5 }, () => till.send(notice)));
  await becomes({ plan: { key: 'pro' }, pay_from: 'card', charge: null });
  expect(await terms(stage)).toEqual([10_000, 10, 500]);
  monthLater();
  await Promise.all([renew(), renew(), renew()]);
  const again = await see(stage);
  expect(again).toMatchObject({ plan: { key: 'pro' }, charge: { state: 'requested', amount_cents: 2900 } });
  await till.charge(again.charge?.id ?? '');
  await becomes({ plan: { key: 'pro' }, charge: null, next_try_at: null });
  expect(await payments(stage)).toEqual([
    ['renewal', 'Pro', 2900],
    ['purchase', 'Pro', 2900],
  ]);
  expect([await balance(), await told()]).toEqual([0, []]);
});

/** Sessions are over by then. */
const limit = (day_limit: number | null) =>
  till.app.platform.db.query({
    text: 'update spend_rules set day_limit = $2 where user_id = $1',
    values: [stage.owner.id, day_limit],
  });

test('an owner whose limit is below the price is charged nothing', async () => {
  await limit(500);
  for (const _ of [1, 2]) expect(await refusal(byCard())).toMatchObject(['ledger.limit-reached', {}]);
  expect([(await see(stage)).charge, await balance()]).toEqual([null, 0]);
});

test('what a limit kept in the wallet pays the month at a later try, and the card is charged once', async () => {
  await till.charge(await charging());
  await becomes({ plan: { key: 'pro' } });
  const before = till.stripe.intents.size;
  monthLater();
  await renew();
  const { charge } = await see(stage);
  await limit(500);
  await till.charge(charge?.id ?? '');
  await becomes({ charge: null });
  await vi.waitFor(async () => expect(await told()).toEqual(['licenses.payment-failed', 'kept']));
  till.app.clock.advance(DAY_MS);
  await renew();
  expect(await see(stage)).toMatchObject({ plan: { key: 'pro' }, charge: null });
  await limit(null);
  till.app.clock.advance(2 * DAY_MS);
  await renew();
  expect(await see(stage)).toMatchObject({ plan: { key: 'pro' }, charge: null, next_try_at: null });
  expect([await balance(), till.stripe.intents.size - before]).toEqual([0, 1]);
});

test('twenty presses at once charge once', async () => {
  expect(await tally(Array.from({ length: 20 }, () => byCard()))).toEqual({
    ...{ ok: 1, 'licenses.payment-under-way': 19 },
  });
});

test('a declined card buys nothing; declined at a renewal it is tried again, and then the club is on Free', async () => {
  await ownerWithCard('0002');
  await till.charge(await charging());
  await becomes({ plan: { key: 'free' }, charge: null });
  expect(await told()).toEqual(['declined']);
  await ownerWithCard();
  await till.charge(await charging());
  await becomes({ plan: { key: 'pro' } });
  await till.app.platform.db.query({
    text: `update saved_cards set method_id = 'pm_gone_' || id where user_id = $1`,
    values: [stage.owner.id],
  });
  monthLater();
  for (const days of [1, 2, 2, 2, 0]) {
    await renew();
    const { charge } = await see(stage);
    expect(charge).toMatchObject({ state: 'requested' });
    await till.charge(charge?.id ?? '');
    await becomes({ charge: null });
    till.app.clock.advance(days * DAY_MS);
  }
  await becomes({ plan: { key: 'free' }, next_try_at: null });
  expect(await told()).toEqual(Array(5).fill('licenses.payment-failed'));
});

test('a bank that asks is told of, and the license begins once it is confirmed', async () => {
  await ownerWithCard('3155');
  const id = await charging();
  await till.charge(id);
  await becomes({ charge: { state: 'confirming' } });
  await vi.waitFor(async () => expect(await told()).toEqual(['waits']));
  const page = await till.app.ok('POST /wallet/card-charges/:id/confirm', { params: { id } }, stage.owner.as);
  const session = page.data.url.split('/').at(-1) ?? '';
  till.stripe.pay(session);
  await till.send(till.latest('checkout.session.completed', session));
  await becomes({ plan: { key: 'pro' }, charge: null });
});

test('a renewal whose bank asks counts as one try, and is over before the next', async () => {
  await till.charge(await charging());
  await becomes({ plan: { key: 'pro' } });
  await till.app.platform.db.query({
    text: `delete from saved_cards where user_id = $1`,
    values: [stage.owner.id],
  });
  await till.card(stage.owner, '3155');
  monthLater();
  await renew();
  await till.charge((await see(stage)).charge?.id ?? '');
  await becomes({ plan: { key: 'pro' }, charge: { state: 'confirming' } });
  await vi.waitFor(async () => expect(await told()).toEqual(['waits']));
  till.app.clock.advance(23 * 3_600_000);
  await till.askForCharges();
  await becomes({ charge: null });
  expect((await see(stage)).next_try_at).not.toBeNull();
  till.app.clock.advance(2 * 3_600_000);
  await renew();
  expect(await see(stage)).toMatchObject({ charge: { state: 'requested' } });
});

test('what the card brought and nothing needs any more stays in the wallet, with word of it', async () => {
  const id = await charging();
  await till.app.platform.db.query({
    text: 'update clubs set delete_after = $2 where id = $1',
    values: [stage.club.id, new Date(till.app.clock.now().getTime() + 30 * DAY_MS)],
  });
  await till.charge(id);
  await becomes({ plan: { key: 'free' }, charge: null });
  await vi.waitFor(async () => expect(await told()).toEqual(['kept']));
  expect(await balance()).toBe(2900);
  await spendSome(till.app, stage.owner, 2900);
});

test('an owner who is granted a license before anything is sent is charged nothing', async () => {
  const id = await charging();
  await grantPro(stage.owner);
  await till.charge(id);
  await till.askForCharges();
  expect(await see(stage)).toMatchObject({ plan: { key: 'pro' }, charge: null });
  expect([intentOf(id), await balance(), await told()]).toEqual(['', 0, []]);
});

test('a dispute of a payment puts the club on Free at once, and nothing is charged again', async () => {
  const id = await charging();
  await till.charge(id);
  await becomes({ plan: { key: 'pro' } });
  till.stripe.dispute(intentOf(id), 2900);
  const notice = till.latest('charge.dispute.created');
  await Promise.all([till.send(notice), till.send(notice)]);
  await becomes({ plan: { key: 'free' }, charge: null });
  expect(await told()).toEqual(['licenses.payment-failed']);
  till.app.clock.advance(40 * DAY_MS);
  await renew();
  expect(await payments(stage)).toEqual([['purchase', 'Pro', 2900]]);
});

test('a dispute of somebody who has the license no more, or of a month that is over, takes nothing', async () => {
  const first = await charging();
  await till.charge(first);
  await becomes({ plan: { key: 'pro' } });
  monthLater();
  await renew();
  const second = (await see(stage)).charge?.id ?? '';
  await till.charge(second);
  await becomes({ charge: null, next_try_at: null });
  const dispute = async (id: string) => {
    till.stripe.dispute(intentOf(id), 2900);
    await till.send(till.latest('charge.dispute.created'));
    await vi.waitFor(async () => expect(await unheard()).toBe(0));
  };
  await dispute(first);
  expect(await see(stage)).toMatchObject({ plan: { key: 'pro' } });
  await handOverTo(stage, await stage.make('admin'));
  await dispute(second);
  expect(await see(stage)).toMatchObject({ plan: { key: 'pro' } });
  expect(await told()).toEqual([]);
});

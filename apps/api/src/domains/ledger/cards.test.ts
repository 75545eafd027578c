// Owns: saved cards: entered at Stripe's page and saved once, chosen, removed here and there; and the demo's test cards.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { keyed, said, startTill, type Till } from '#app/testing/top-ups.ts';
import { askForSetups, cardJobs, chargeCard } from './card-jobs.ts';
import { eraseUser, exportUser } from './personal-data.ts';

const jobNamed = (name: string) => {
  const job = cardJobs.find((entry) => entry.name === name);
  if (job === undefined) throw new Error(`no job ${name}`);
  return job;
};

describe('with Stripe', () => {
  let till: Till;
  beforeAll(async () => {
    till = await startTill();
  });
  afterAll(async () => {
    const expected = ['down', 'no such customer', 'the card is nobody’s'];
    expect(till.stripe.refusals.filter((reason) => !expected.includes(reason))).toEqual([]);
    await till.stop();
  });

  test('a card is saved once, by the webhook as often as it comes, and is the default one', async () => {
    const fan = await till.adult();
    const { data } = await till.app.ok('POST /wallet/cards', { body: {} }, fan.as);
    const session_id = data.url?.split('/').at(-1) ?? '';
    expect((await till.app.ok('GET /wallet/cards', {}, fan.as)).data).toMatchObject({
      way: 'stripe',
      adding: true,
      cards: [],
    });
    till.stripe.enterCard(session_id);
    const notice = till.latest('checkout.session.completed', session_id);
    expect(await Promise.all(Array.from({ length: 6 }, () => till.send(notice)))).toEqual(Array(6).fill(200));
    const saved = (await till.app.ok('GET /wallet/cards', {}, fan.as)).data;
    expect(saved).toMatchObject({
      adding: false,
      cards: [{ way: 'stripe', brand: 'visa', last4: '4242', is_default: true, expired: false }],
    });
    expect((await till.wallet(fan)).top_up.card).toMatchObject({ id: saved.cards[0]?.id, last4: '4242' });
    // The number itself is nowhere here, nor what Stripe calls the card.
    expect(JSON.stringify(saved)).not.toContain('pm_');
  });

  test('the same card again takes its own place; another is added, chosen and removed at Stripe too', async () => {
    const fan = await till.adult();
    const first = await till.card(fan);
    const again = await till.card(fan);
    expect(again.id).toBe(first.id);
    const other = await till.card(fan, '9995');
    const list = () => till.app.ok('GET /wallet/cards', {}, fan.as);
    expect((await list()).data.cards.map(({ last4 }) => last4)).toEqual(['4242', '9995']);
    const params = { id: other.id };
    const chosen = await till.app.ok('PUT /wallet/cards/:id/default', { params }, fan.as);
    expect(chosen.data.cards.map(({ last4, is_default }) => [last4, is_default])).toEqual([
      ['9995', true],
      ['4242', false],
    ]);
    const left = await till.app.ok('DELETE /wallet/cards/:id', { params }, fan.as);
    expect(left.data.cards).toMatchObject([{ last4: '4242', is_default: true }]);
    const method = [...till.stripe.methods.values()].find(({ card }) => card.last4 === '9995');
    await runJob(till.app.platform, jobNamed('ledger.detach-card'), { method_id: method?.id });
    expect(till.stripe.methods.get(method?.id ?? '')?.customer).toBeNull();
    // Done again, nothing is amiss.
    await runJob(till.app.platform, jobNamed('ledger.detach-card'), { method_id: method?.id });
    const stranger = await till.adult();
    for (const name of ['DELETE /wallet/cards/:id', 'PUT /wallet/cards/:id/default'] as const)
      expect(await till.app.call(name, { params: { id: first.id } }, stranger.as)).toMatchObject({
        error: { code: 'ledger.card-not-found' },
      });
  });

  test('word that is lost is asked for, a page that ran out saves nothing, and five cards are enough', async () => {
    const fan = await till.adult();
    const { data } = await till.app.ok('POST /wallet/cards', { body: {} }, fan.as);
    till.stripe.enterCard(data.url?.split('/').at(-1) ?? '', '1111');
    till.app.clock.advance(180_000);
    await runJob(till.app.platform, askForSetups);
    expect((await till.wallet(fan)).top_up.card).toMatchObject({ last4: '1111' });
    await till.app.ok('POST /wallet/cards', { body: {} }, fan.as);
    till.app.clock.advance(26 * 3600_000);
    await runJob(till.app.platform, askForSetups);
    expect((await till.app.ok('GET /wallet/cards', {}, fan.as)).data).toMatchObject({
      adding: false,
      cards: [{}],
    });
    for (const last4 of ['2222', '3333', '4444', '5555']) await till.card(fan, last4);
    expect(await till.app.call('POST /wallet/cards', { body: {} }, fan.as)).toMatchObject({
      error: { code: 'ledger.cards-full' },
    });
  });

  test('while Stripe is away nothing is begun, and no test card is taken', async () => {
    const fan = await till.adult();
    till.stripe.down = true;
    expect(await till.app.call('POST /wallet/cards', { body: {} }, fan.as)).toMatchObject({
      status: 503,
      error: { code: 'ledger.payment-unreachable' },
    });
    till.stripe.down = false;
    const test = await till.app.call('POST /wallet/cards', { body: { test: 'accepted' } }, fan.as);
    expect(test).toMatchObject({ error: { code: 'ledger.test-payment-off' } });
  });

  test('the person’s cards are in their export, and are forgotten with them, at Stripe too', async () => {
    const fan = await till.adult();
    await till.card(fan);
    expect(await exportUser(till.app.platform, fan.id)).toMatchObject({
      saved_cards: [{ brand: 'visa', last4: '4242' }],
    });
    const [customer] = [...till.stripe.customers.values()].filter(
      ({ metadata }) => metadata.user_id === fan.id,
    );
    const { platform } = till.app;
    for (let run = 0; run < 2; run += 1)
      await platform.db.transaction((tx) => eraseUser(tx, fan.id, platform));
    expect(await exportUser(platform, fan.id)).toMatchObject({ saved_cards: [] });
    await runJob(platform, jobNamed('ledger.forget-customer'), { customer_id: customer?.id });
    expect(till.stripe.customers.has(customer?.id ?? '')).toBe(false);
  });
});

describe('without Stripe', () => {
  let app: TestApp;
  let mailbox: Mailbox;
  beforeAll(async () => {
    app = await startTestApp({ env: { ...manyAddresses, LOG_LEVEL: 'silent' } });
    mailbox = openMailbox(app);
  });
  afterAll(() => app.stop());

  async function charged(test: 'accepted' | 'declined' | 'confirmation') {
    const fan = await registerVerified(app, mailbox);
    await app.ok('PUT /wallet/identity', { body: said }, fan.as);
    await app.ok('POST /wallet/cards', { body: { test } }, fan.as);
    const [card] = (await app.ok('GET /wallet/cards', {}, fan.as)).data.cards;
    const body = { amount_cents: 500, card_id: card?.id ?? '' };
    const { data } = await app.ok('POST /wallet/card-top-ups', { body }, keyed(fan));
    await runJob(app.platform, chargeCard, { charge_id: data.id });
    const look = async () =>
      (await app.ok('GET /wallet/top-ups/:id', { params: { id: data.id } }, fan.as)).data;
    return { fan, id: data.id, look };
  }

  test('a test card is saved at once, named so, and charged without money', async () => {
    const { look } = await charged('accepted');
    expect(await look()).toMatchObject({
      way: 'test',
      state: 'paid',
      card: { brand: 'test', last4: '4242' },
      charge: { state: 'succeeded', reason: null },
    });
  });

  test('one that declines charges nothing', async () => {
    const { look } = await charged('declined');
    expect(await look()).toMatchObject({
      state: 'failed',
      charge: { state: 'failed', reason: 'declined' },
    });
  });

  test('one that asks for a confirmation is paid at the test checkout, and not before', async () => {
    const { fan, id, look } = await charged('confirmation');
    expect(await look()).toMatchObject({ state: 'open', charge: { state: 'confirming' } });
    const params = { id };
    const { data } = await app.ok('POST /wallet/card-charges/:id/confirm', { params }, fan.as);
    expect(data.url).toContain(`top_up=${id}&confirm=1`);
    const paid = { params, body: { outcome: 'paid' as const } };
    await app.ok('POST /wallet/top-ups/:id/test-payment', paid, keyed(fan));
    expect(await look()).toMatchObject({ state: 'paid', charge: { state: 'succeeded' } });
    expect(await app.call('POST /wallet/card-charges/:id/confirm', { params }, fan.as)).toMatchObject({
      error: { code: 'ledger.card-charge-not-waiting' },
    });
  });

  test('a site that is no demo takes no test card, and says that top-ups are off', async () => {
    const closed = await startTestApp({
      env: { ...manyAddresses, LOG_LEVEL: 'silent', DEMO: 'false' },
    });
    const fan = await registerVerified(closed, openMailbox(closed));
    for (const body of [{}, { test: 'accepted' as const }])
      expect(await closed.call('POST /wallet/cards', { body }, fan.as)).toMatchObject({
        error: { code: 'ledger.top-up-off' },
      });
    await closed.stop();
  });
});

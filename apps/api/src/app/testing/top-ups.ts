// Owns how tests pay credits in: a server with Stripe's stand-in beside it, fans who may top up, and the notices in the test's hand.
import { randomUUID } from 'node:crypto';
import type { TestOutcome, TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import { startStripeServer } from '@stagepass/testkit/servers/stripe-server.ts';
import type { StripeNotice, StripeServer } from '@stagepass/testkit/servers/stripe-shapes.ts';
import { expect } from 'vitest';
import { askForCharges, askForUnanswered, chargeCard } from '#domains/ledger/card-jobs.ts';
import { platformFees } from '#domains/ledger/public/account-ref.ts';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import { whatDoesNotAddUp } from './ledger.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered, registerVerified } from './people.ts';
import { runJob } from './run-job.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The caller with an idempotency key. */
export function keyed(fan: Registered, key: string = randomUUID()) {
  return { ...fan.as, headers: { ...fan.as.headers, 'idempotency-key': key } };
}

/** Buys something of the house. */
export function spendSome(
  app: TestApp,
  fan: { id: string },
  amount: number,
  text = 'Poster',
  sale: { kind: 'store' | 'resale'; club_id: string | null } = { kind: 'store', club_id: null },
) {
  return spend(app.platform.db, {
    ...{ user_id: fan.id, cause: { kind: 'listing', id: randomUUID() }, ...sale },
    parts: [{ to: platformFees(), amount }],
    memo: { lines: [{ text, quantity: 1, amount_cents: amount }] },
    at: app.clock.now(),
  });
}

export const said = { birth_date: '1990-05-05', country: 'DE' } as const;

/** Paid by the demo's test payment. */
export async function fanWithCredits(
  app: TestApp,
  mailbox: Mailbox,
  amount_cents: number,
): Promise<Registered> {
  const fan = await registerVerified(app, mailbox);
  await app.ok('PUT /wallet/identity', { body: said }, fan.as);
  await topUpByTest(app, fan, amount_cents);
  return fan;
}

export async function topUpByTest(
  app: TestApp,
  fan: Registered,
  amount_cents: number,
  outcome: TestOutcome = 'paid',
): Promise<TopUp> {
  const { data } = await app.ok('POST /wallet/top-ups', { body: { amount_cents } }, keyed(fan));
  const given = { params: { id: data.id }, body: { outcome } };
  return (await app.ok('POST /wallet/top-ups/:id/test-payment', given, keyed(fan))).data;
}

export async function startTill() {
  const stripe = await startStripeServer();
  const app = await startTestApp({ env: { ...manyAddresses, ...stripe.env, LOG_LEVEL: 'silent' } });
  const mailbox = openMailbox(app);

  async function adult(birth_date = '1990-05-05'): Promise<Registered> {
    const fan = await registerVerified(app, mailbox);
    await app.ok('PUT /wallet/identity', { body: { birth_date, country: 'DE' } }, fan.as);
    return fan;
  }

  async function begin(fan: Registered, amount_cents: number, key?: string) {
    const { data } = await app.ok('POST /wallet/top-ups', { body: { amount_cents } }, keyed(fan, key));
    return { ...data, session_id: data.url?.split('/').at(-1) ?? '' };
  }

  /** To the webhook, signed now unless said otherwise. */
  const send = (notice: StripeNotice, at = app.clock.now(), how = {}) =>
    stripe.send(notice, `${app.url}/api/webhooks/stripe`, at, how);

  return {
    ...{ app, stripe, mailbox, adult, begin, send },
    latest: (type: string, part = '') => latest(stripe, type, part),
    wallet: async (fan: Pick<Registered, 'as'>) => (await app.ok('GET /wallet', {}, fan.as)).data,
    topUp: async (fan: Registered, id: string) =>
      (await app.ok('GET /wallet/top-ups/:id', { params: { id } }, fan.as)).data,
    /** Entered at Stripe's page, and the fan has come back from it. */
    async card(fan: Pick<Registered, 'as'>, last4 = '4242') {
      const { data } = await app.ok('POST /wallet/cards', { body: {} }, fan.as);
      stripe.enterCard(data.url?.split('/').at(-1) ?? '', last4);
      app.clock.advance(4000);
      const { cards } = (await app.ok('GET /wallet/cards', {}, fan.as)).data;
      const card = cards.find((entry) => entry.last4 === last4);
      if (card === undefined) throw new Error(`no card ending in ${last4} was saved`);
      return card;
    },
    /** Asked for in one tap; nothing is sent before its job runs. */
    byCard: (fan: Registered, amount_cents: number, card_id: string, key?: string) =>
      app.call('POST /wallet/card-top-ups', { body: { amount_cents, card_id } }, keyed(fan, key)),
    /** A saved card that was asked for is charged now. */
    charge: (id: string) => chargeNow(app, id),
    /** What was begun at Stripe for a charge of a saved card. */
    intentsOf: (id: string) =>
      [...stripe.intents.values()].filter(({ metadata }) => metadata.card_charge_id === id),
    /** Charges whose end nobody has told are looked for. */
    askForCharges: () => runJob(app.platform, askForCharges),
    /** The same by a server whose Stripe is switched off. */
    askWithoutStripe: () => runJob({ ...app.platform, payments: undefined }, askForCharges),
    /** Those that were told without Stripe's word are asked for again. */
    askForUnanswered: () => runJob(app.platform, askForUnanswered),
    async paid(fan: Registered, amount: number) {
      const begun = await begin(fan, amount);
      stripe.pay(begun.session_id);
      await send(latest(stripe, 'checkout.session.completed', begun.session_id));
      return begun;
    },
    async stop() {
      await app.stop();
      await stripe.stop();
    },
  };
}

/** Where all adds up at the end. */
export async function closeTill(till: Till): Promise<void> {
  const { db } = till.app.platform;
  expect(await whatDoesNotAddUp(db)).toEqual([]);
  expect((await auditLedger(db)).differences).toEqual([]);
  await till.stop();
}

/** A saved card that was asked for is charged now. */
export function chargeNow({ platform }: TestApp, charge_id: string): Promise<void> {
  return runJob(platform, chargeCard, { charge_id });
}

export type Till = Awaited<ReturnType<typeof startTill>>;

function latest(stripe: StripeServer, type: string, part: string): StripeNotice {
  const found = stripe.notices.findLast((notice) => notice.type === type && notice.body.includes(part));
  if (found === undefined) throw new Error(`no notice ${type}`);
  return found;
}

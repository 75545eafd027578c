// Owns a stand-in for Stripe: Checkout sessions with a page to pay at, refunds and disputes, and signed notices of them, which a test can send twice, late, out of order or not at all.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { secret } from './stand-in.ts';
import { answer, refundOf } from './stripe-answers.ts';
import { cardDeedsOf } from './stripe-cards.ts';
import type { StripeDispute, StripeServer } from './stripe-shapes.ts';
import { type StripeState, tell } from './stripe-state.ts';

export async function startStripeServer(): Promise<StripeServer> {
  const state = {
    key: secret('sk_test_'),
    webhookSecret: secret('whsec_'),
    keys: new Map(),
  } as unknown as StripeState;
  const http = createServer((request, response) => void answer(state, request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  state.base = () => url;
  state.server = {
    url,
    env: { STRIPE_SECRET_KEY: state.key, STRIPE_WEBHOOK_SECRET: state.webhookSecret, STRIPE_API_BASE: url },
    ...{
      sessions: new Map(),
      customers: new Map(),
      methods: new Map(),
      intents: new Map(),
      refunds: new Map(),
      disputes: new Map(),
      notices: [],
      refusals: [],
      requests: [],
    },
    ...{
      down: false,
      loseAnswers: 0,
      beforeAnswer: undefined,
      nextRefund: 'succeeded' as const,
      card: { brand: 'visa', last4: '4242', country: 'US' },
    },
    ...deedsOf(state),
    forgetKeys: () => state.keys.clear(),
    stop: () =>
      new Promise((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  };
  return state.server;
}

function deedsOf(
  state: StripeState,
): Pick<
  StripeServer,
  'pay' | 'enterCard' | 'endProcessing' | 'dispute' | 'endDispute' | 'refundByHand' | 'failRefund' | 'send'
> {
  const sessionOf = (id: string) => {
    const session = state.server.sessions.get(id);
    if (session === undefined) throw new Error(`no session ${id}`);
    return session;
  };
  /** By the page where it was paid, or by the payment itself. */
  const paidBy = (id: string) => {
    const intent = state.server.intents.get(id);
    if (intent !== undefined) return { payment_intent: id, amount: intent.amount };
    const { payment_intent, amount_total } = sessionOf(id);
    return { payment_intent: payment_intent ?? '', amount: amount_total };
  };
  return {
    ...cardDeedsOf(state, sessionOf),
    pay(id, amount) {
      const session = sessionOf(id);
      if (session.status !== 'open') throw new Error(`the session is ${session.status}`);
      const paid = { status: 'complete', payment_status: 'paid', payment_intent: secret('pi_') } as const;
      Object.assign(session, paid, amount === undefined ? {} : { amount_total: amount });
      tell(state, 'checkout.session.completed', session);
    },
    dispute(id, amount) {
      const paid = paidBy(id);
      const made: StripeDispute = {
        ...{ id: secret('du_'), object: 'dispute', status: 'needs_response' },
        ...{ amount: amount ?? paid.amount, payment_intent: paid.payment_intent },
      };
      state.server.disputes.set(made.id, made);
      tell(state, 'charge.dispute.created', made);
      return made;
    },
    endDispute(id, status) {
      const made = state.server.disputes.get(id);
      if (made === undefined) throw new Error(`no dispute ${id}`);
      made.status = status;
      tell(state, 'charge.dispute.closed', made);
    },
    refundByHand(id, amount) {
      const made = refundOf(paidBy(id).payment_intent, amount, {}, 'succeeded');
      state.server.refunds.set(made.id, made);
      tell(state, 'refund.created', made);
      return made;
    },
    failRefund(id) {
      const made = state.server.refunds.get(id);
      if (made === undefined) throw new Error(`no refund ${id}`);
      made.status = 'failed';
      tell(state, 'refund.failed', made);
    },
    async send(notice, to, at, how = {}) {
      const stamp = Math.floor(at.getTime() / 1000);
      const hmac = createHmac('sha256', how.secret ?? state.webhookSecret);
      const v1 = hmac.update(`${stamp}.${notice.body}`).digest('hex');
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': how.signature ?? `t=${stamp},v1=${v1}`,
      };
      return (await fetch(to, { method: 'POST', headers, body: notice.body })).status;
    },
  };
}

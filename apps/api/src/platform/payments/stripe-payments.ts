// Owns the talk with Stripe: Checkout, refunds, disputes, signed notices. Its client is loaded only where a key is configured.
import type { Stripe } from 'stripe';
import type { Config } from '../config/config.ts';
import {
  type Checkout,
  type Dispute,
  type Notice,
  PaymentError,
  type Payments,
  type Refund,
} from './payments.ts';
import { cardOf, cardPaymentsBy, cardPaymentTag, idOf } from './stripe-cards.ts';
import { asked, found } from './stripe-failures.ts';

const timeout_ms = 15_000;
/** Stripe's own advice: an older signature may be a recorded one that is sent again. */
const signatureAge_s = 300;

export async function makePayments(config: Config): Promise<Payments | undefined> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (key === undefined || webhookSecret === undefined) return undefined;
  const { default: StripeClient } = await import('stripe');
  const base = new URL(config.STRIPE_API_BASE);
  const stripe = new StripeClient(key, {
    host: base.hostname,
    port: base.port === '' ? (base.protocol === 'https:' ? 443 : 80) : base.port,
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    timeout: timeout_ms,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return paymentsBy(stripe, webhookSecret);
}

function paymentsBy(stripe: Stripe, webhookSecret: string): Payments {
  const withCard = { expand: ['payment_intent.latest_charge'] };
  const { sessions } = stripe.checkout;
  return {
    ...cardPaymentsBy(stripe),
    beginCheckout: (wanted) => asked(() => begin(stripe, wanted)),
    findCheckout: (id) => found(async () => checkoutOf(await sessions.retrieve(id, withCard))),
    findCheckoutOf: (payment_intent) =>
      asked(async () => {
        const [session] = (await sessions.list({ payment_intent, limit: 1 })).data;
        return session && checkoutOf(await sessions.retrieve(session.id, withCard));
      }),
    async endCheckout(id) {
      try {
        await asked(() => sessions.expire(id));
      } catch (error) {
        // It had ended before: how, is what is asked next.
        if (!(error instanceof PaymentError && error.kind === 'refused')) throw error;
      }
      return found(async () => checkoutOf(await sessions.retrieve(id, withCard)));
    },
    refund: (wanted) => asked(() => refund(stripe, wanted)),
    listRefunds: (payment_intent) =>
      asked(async () => (await stripe.refunds.list({ payment_intent, limit: 100 })).data.map(refundOf)),
    findDispute: (id) => found(async () => disputeOf(await stripe.disputes.retrieve(id))),
    readNotice(body, signature, now) {
      try {
        const { webhooks } = stripe;
        const event = webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          signatureAge_s,
          undefined,
          now.getTime(),
        );
        const made_at = new Date(event.created * 1000);
        return { id: event.id, type: event.type, made_at, notice: noticeOf(event) };
      } catch {
        return undefined;
      }
    },
  };
}

async function begin(stripe: Stripe, wanted: Parameters<Payments['beginCheckout']>[0]) {
  const metadata = { top_up_id: wanted.reference };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      // Cards only: what is unspent goes back the way it came, and a card says its country.
      allowed_payment_method_types: ['card'],
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: wanted.amount_cents,
            product_data: { name: 'StagePass credits' },
          },
        },
      ],
      client_reference_id: wanted.reference,
      metadata,
      payment_intent_data: { metadata },
      ...(wanted.customer_id === undefined ? {} : offeringCardsOf(wanted.customer_id)),
      success_url: wanted.success_url,
      cancel_url: wanted.cancel_url,
      expires_at: Math.floor(wanted.expires_at.getTime() / 1000),
    },
    { idempotencyKey: `top-up:${wanted.page ?? wanted.reference}` },
  );
  if (session.url === null) throw new PaymentError('refused', 'Stripe made a session without a page');
  return { session_id: session.id, url: session.url };
}

/** Stripe hides cards that were not saved for its own pages, unless it is asked for all. */
function offeringCardsOf(customer: string): Stripe.Checkout.SessionCreateParams {
  return {
    customer,
    saved_payment_method_options: { allow_redisplay_filters: ['always', 'limited', 'unspecified'] },
  };
}

async function refund(stripe: Stripe, wanted: Parameters<Payments['refund']>[0]): Promise<Refund> {
  const made = await stripe.refunds.create(
    {
      payment_intent: wanted.payment_id,
      amount: wanted.amount_cents,
      reason: 'requested_by_customer',
      metadata: { return_id: wanted.reference },
    },
    { idempotencyKey: `return:${wanted.reference}` },
  );
  return refundOf(made);
}

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const intent = session.payment_intent;
  return {
    session_id: session.id,
    reference: session.client_reference_id,
    // `complete` without `paid` waits for a bank: that is open still.
    state: session.payment_status === 'paid' ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
    amount_cents: session.amount_total,
    currency: session.currency,
    payment_id: idOf(intent),
    card: intent === null || typeof intent === 'string' ? null : cardOf(intent),
  };
}

function refundOf(made: Stripe.Refund): Refund {
  return {
    refund_id: made.id,
    payment_id: idOf(made.payment_intent),
    amount_cents: made.amount,
    state: made.status === 'failed' || made.status === 'canceled' ? 'failed' : 'done',
    reference: made.metadata?.return_id ?? null,
  };
}

const disputeStates: Readonly<Record<string, Dispute['state']>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

function disputeOf(made: Stripe.Dispute): Dispute {
  return {
    dispute_id: made.id,
    payment_id: idOf(made.payment_intent),
    amount_cents: made.amount,
    state: disputeStates[made.status] ?? 'asking',
  };
}

function noticeOf(event: Stripe.Event): Notice {
  const object = event.data.object as {
    id?: string;
    mode?: string;
    metadata?: Record<string, string>;
    payment_intent?: string | { id: string } | null;
  };
  if (event.type.startsWith('checkout.session.') && object.id !== undefined)
    return { about: object.mode === 'setup' ? 'setup' : 'checkout', session_id: object.id };
  // Those of pages are told of as checkouts.
  if (event.type.startsWith('payment_intent.') && object.id !== undefined)
    return object.metadata?.[cardPaymentTag] === undefined
      ? { about: 'nothing' }
      : { about: 'card-payment', payment_id: object.id };
  if (event.type.startsWith('charge.dispute.') && object.id !== undefined)
    return { about: 'dispute', dispute_id: object.id };
  const payment_id = idOf(object.payment_intent);
  if (/^(refund\.|charge\.refund)/.test(event.type) && payment_id !== null)
    return { about: 'refunds', payment_id };
  return { about: 'nothing' };
}

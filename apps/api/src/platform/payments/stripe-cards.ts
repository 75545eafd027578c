// Owns the talk with Stripe about saved cards: customers, pages to enter a card, payments while the person is away.
import type { Stripe } from 'stripe';
import type {
  CardPayment,
  CardPayments,
  CardSetup,
  NewCardPayment,
  NewSetup,
  PaidCard,
} from './card-payments.ts';
import { PaymentError } from './payments.ts';
import { asked, found } from './stripe-failures.ts';

/** On a payment with a saved card: the charge's id. Payments at pages do not have it. */
export const cardPaymentTag = 'card_charge_id';
const inOneStep = 100;

export function cardPaymentsBy(stripe: Stripe): CardPayments {
  const withMethod = { expand: ['setup_intent.payment_method'] };
  const withCharge = { expand: ['latest_charge'] };
  const { checkout, customers, paymentIntents, paymentMethods } = stripe;
  return {
    openCustomer: (user_id) =>
      asked(async () => {
        const idempotencyKey = `customer:${user_id}`;
        return (await customers.create({ metadata: { user_id } }, { idempotencyKey })).id;
      }),
    forgetCustomer: (id) => goneAfter(() => customers.del(id)),
    beginSetup: (wanted) => asked(() => beginSetup(stripe, wanted)),
    findSetup: (id) => found(async () => setupOf(await checkout.sessions.retrieve(id, withMethod))),
    detachCard: (id) => goneAfter(() => paymentMethods.detach(id)),
    chargeCard: (wanted) => asked(() => charge(stripe, wanted)),
    findCardPayment: (id) => found(async () => paymentOf(await paymentIntents.retrieve(id, withCharge))),
    findCardPaymentOf: ({ reference, customer_id: customer }) =>
      found(async () => {
        for await (const intent of paymentIntents.list({ customer, limit: inOneStep }))
          if (intent.metadata[cardPaymentTag] === reference)
            return paymentOf(await paymentIntents.retrieve(intent.id, withCharge));
        return undefined;
      }),
    async cancelCardPayment(id) {
      // A plain no: it had ended before. How, is what is asked next.
      await goneAfter(() => paymentIntents.cancel(id));
      return found(async () => paymentOf(await paymentIntents.retrieve(id, withCharge)));
    },
  };
}

/** What is to be gone may be gone already. */
async function goneAfter(remove: () => Promise<unknown>): Promise<void> {
  try {
    await asked(remove);
  } catch (error) {
    if (!(error instanceof PaymentError && error.kind === 'refused')) throw error;
  }
}

async function beginSetup(stripe: Stripe, wanted: NewSetup) {
  const metadata = { setup_id: wanted.reference };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      allowed_payment_method_types: ['card'],
      customer: wanted.customer_id,
      client_reference_id: wanted.reference,
      metadata,
      setup_intent_data: { metadata },
      success_url: wanted.success_url,
      cancel_url: wanted.cancel_url,
      expires_at: Math.floor(wanted.expires_at.getTime() / 1000),
    },
    { idempotencyKey: `setup:${wanted.reference}` },
  );
  if (session.url === null) throw new PaymentError('refused', 'Stripe made a session without a page');
  return { session_id: session.id, url: session.url };
}

function setupOf(session: Stripe.Checkout.Session): CardSetup {
  const intent = session.setup_intent;
  const method = intent === null || typeof intent === 'string' ? null : intent.payment_method;
  const card = method === null || typeof method === 'string' ? undefined : method.card;
  return {
    session_id: session.id,
    reference: session.client_reference_id,
    state: session.status === 'complete' ? 'done' : session.status === 'expired' ? 'expired' : 'open',
    customer_id: idOf(session.customer),
    method:
      card === undefined
        ? null
        : {
            method_id: idOf(method) ?? '',
            brand: card.brand,
            last4: card.last4,
            exp_month: card.exp_month,
            exp_year: card.exp_year,
            country: card.country,
            fingerprint: card.fingerprint ?? null,
          },
  };
}

/** A card that says no is an answer too: Stripe puts the payment into the error. */
async function charge(stripe: Stripe, wanted: NewCardPayment): Promise<CardPayment> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: wanted.amount_cents,
        currency: 'usd',
        customer: wanted.customer_id,
        payment_method: wanted.method_id,
        allowed_payment_method_types: ['card'],
        confirm: true,
        off_session: true,
        description: wanted.description,
        metadata: { [cardPaymentTag]: wanted.reference },
        expand: ['latest_charge'],
      },
      { idempotencyKey: `card-charge:${wanted.reference}` },
    );
    return paymentOf(intent);
  } catch (error) {
    const { payment_intent: intent } = error as { payment_intent?: Stripe.PaymentIntent };
    if (intent === undefined) throw error;
    return paymentOf(intent);
  }
}

function paymentOf(intent: Stripe.PaymentIntent): CardPayment {
  const { code, decline_code } = intent.last_payment_error ?? {};
  return {
    payment_id: intent.id,
    reference: intent.metadata[cardPaymentTag] ?? null,
    state: stateOf(intent),
    reason:
      code === 'expired_card'
        ? 'expired-card'
        : decline_code === 'insufficient_funds'
          ? 'insufficient-funds'
          : 'declined',
    amount_cents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    card: cardOf(intent),
  };
}

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): CardPayment['state'] {
  const { code, decline_code } = last_payment_error ?? {};
  if (status === 'succeeded') return 'paid';
  if (status === 'canceled') return 'canceled';
  if (status === 'requires_action') return 'confirm';
  if (status !== 'requires_payment_method') return 'open';
  return [code, decline_code].includes('authentication_required') ? 'confirm' : 'declined';
}

export function cardOf({ latest_charge: charge }: Stripe.PaymentIntent): PaidCard | null {
  const card = charge === null || typeof charge === 'string' ? null : charge.payment_method_details?.card;
  return card ? { brand: card.brand ?? 'card', last4: card.last4 ?? '', country: card.country } : null;
}

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

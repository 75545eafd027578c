// Owns how the stand-in for Stripe answers what is asked about saved cards: customers, cards, payments while the person is away.
import { Refused, refuseUnless, secret } from './stand-in.ts';
import type {
  StripeCustomer,
  StripeIntent,
  StripeMethod,
  StripeServer,
  StripeSession,
} from './stripe-shapes.ts';
import { type StripeState, tell } from './stripe-state.ts';

export interface Made {
  status: number;
  answer: unknown;
}

/** What a card does when it is charged, by its last digits. */
const noes: Record<string, { code: string; decline_code: string }> = {
  '0002': { code: 'card_declined', decline_code: 'generic_decline' },
  '9995': { code: 'card_declined', decline_code: 'insufficient_funds' },
  '0069': { code: 'expired_card', decline_code: 'expired_card' },
  '3155': { code: 'authentication_required', decline_code: 'authentication_required' },
};
const waits = '9999';

export function makeCustomer({ server }: StripeState, form: URLSearchParams): StripeCustomer {
  const user_id = form.get('metadata[user_id]');
  refuseUnless(user_id !== null, 'a customer without a reference');
  const made: StripeCustomer = { id: secret('cus_'), object: 'customer', metadata: { user_id } };
  server.customers.set(made.id, made);
  return made;
}

export function customerOf({ server }: StripeState, id: string | null): string {
  refuseUnless(id !== null && server.customers.has(id), `No such customer: ${id}`);
  return id;
}

export function removeCustomer({ server }: StripeState, id: string): unknown {
  refuseUnless(server.customers.delete(id), 'no such customer', 404);
  for (const method of server.methods.values()) if (method.customer === id) method.customer = null;
  return { id, object: 'customer', deleted: true };
}

export function detach({ server }: StripeState, id: string): StripeMethod {
  const method = server.methods.get(id);
  refuseUnless(method?.customer, 'the card is nobody\u2019s');
  method.customer = null;
  return method;
}

/** A card that says no is a payment too: the error carries it. */
export function makeIntent(state: StripeState, form: URLSearchParams): Made {
  const { server } = state;
  const amount = Number(form.get('amount'));
  const customer = customerOf(state, form.get('customer'));
  const method = server.methods.get(form.get('payment_method') ?? '');
  refuseUnless(Number.isSafeInteger(amount) && amount >= 50, `no amount: ${amount}`);
  refuseUnless(form.get('currency') === 'usd', 'not in dollars');
  refuseUnless(method?.customer === customer, 'the card is not one of the customer\u2019s');
  refuseUnless(form.get('allowed_payment_method_types[0]') === 'card', 'not by card only');
  refuseUnless(form.get('confirm') === 'true', 'not confirmed');
  refuseUnless(form.get('off_session') === 'true', 'the person is said to be there');
  const charge_id = form.get('metadata[card_charge_id]');
  refuseUnless(charge_id !== null, 'no reference');
  const { card } = method;
  const no = noes[card.last4];
  const intent: StripeIntent = {
    ...{ id: secret('pi_'), object: 'payment_intent', amount, currency: 'usd', customer },
    status: no !== undefined ? 'requires_payment_method' : card.last4 === waits ? 'processing' : 'succeeded',
    amount_received: no === undefined && card.last4 !== waits ? amount : 0,
    description: form.get('description') ?? '',
    metadata: { card_charge_id: charge_id },
    last_payment_error: no === undefined ? null : { type: 'card_error', ...no },
    latest_charge: { object: 'charge', payment_method_details: { card } },
  };
  server.intents.set(intent.id, intent);
  if (intent.status !== 'processing')
    tell(state, no === undefined ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
  if (no === undefined) return { status: 200, answer: intent };
  const error = { type: 'card_error', message: 'The card said no.', ...no, payment_intent: intent };
  return { status: 402, answer: { error } };
}

export function cancelIntent(state: StripeState, id: string): StripeIntent {
  const intent = state.server.intents.get(id);
  refuseUnless(intent !== undefined, 'no such payment', 404);
  refuseUnless(intent.status === 'requires_payment_method', `the payment is ${intent.status}`);
  intent.status = 'canceled';
  tell(state, 'payment_intent.canceled', intent);
  return intent;
}

/** Newest first, in steps, as Stripe lists them. */
export function listIntents({ server }: StripeState, search: URLSearchParams): unknown {
  const customer = search.get('customer');
  refuseUnless(customer !== null, 'all payments are not to be listed');
  const all = [...server.intents.values()].filter((intent) => intent.customer === customer).reverse();
  const from = all.findIndex((intent) => intent.id === search.get('starting_after')) + 1;
  const limit = Number(search.get('limit') ?? 10);
  const data = all.slice(from, from + limit);
  return { object: 'list', url: '/v1/payment_intents', has_more: from + limit < all.length, data };
}

export function makeSetup(state: StripeState, form: URLSearchParams, base: StripeSession): StripeSession {
  refuseUnless(
    form.get('setup_intent_data[metadata][setup_id]') === base.client_reference_id,
    'no reference',
  );
  const customer = customerOf(state, form.get('customer'));
  return { ...base, mode: 'setup', customer, metadata: { setup_id: base.client_reference_id ?? '' } };
}

export function withMethod({ server }: StripeState, session: StripeSession): unknown {
  const method = server.methods.get(session.setup_intent?.replace('seti_', 'pm_') ?? '');
  if (method === undefined) return session;
  return {
    ...session,
    setup_intent: { id: session.setup_intent, object: 'setup_intent', payment_method: method },
  };
}

export function cardDeedsOf(
  state: StripeState,
  sessionOf: (id: string) => StripeSession,
): Pick<StripeServer, 'enterCard' | 'endProcessing'> {
  return {
    enterCard(id, last4 = '4242') {
      const session = sessionOf(id);
      if (session.mode !== 'setup' || session.status !== 'open')
        throw new Refused(`no card can be entered at a page that is ${session.mode}, ${session.status}`);
      const name = secret('');
      const method: StripeMethod = {
        ...{ id: `pm_${name}`, object: 'payment_method', type: 'card', customer: session.customer },
        card: {
          ...{ brand: 'visa', last4, exp_month: 12, exp_year: 2034, country: 'US' },
          fingerprint: `print-${session.customer}-${last4}`,
        },
      };
      state.server.methods.set(method.id, method);
      Object.assign(session, { status: 'complete', setup_intent: `seti_${name}` });
      tell(state, 'checkout.session.completed', session);
      return method;
    },
    endProcessing(id) {
      const intent = state.server.intents.get(id);
      if (intent?.status !== 'processing') throw new Error(`${id} is not waiting`);
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
      tell(state, 'payment_intent.succeeded', intent);
    },
  };
}

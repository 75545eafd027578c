// Owns how the stand-in for Stripe answers: each request is checked as Stripe would check it, and refused with a reason.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refused, refuseUnless, secret } from './stand-in.ts';
import {
  cancelIntent,
  customerOf,
  detach,
  listIntents,
  type Made,
  makeCustomer,
  makeIntent,
  makeSetup,
  removeCustomer,
  withMethod,
} from './stripe-cards.ts';
import type { StripeIntent, StripeRefund, StripeSession } from './stripe-shapes.ts';
import { type StripeState, tell } from './stripe-state.ts';

export function refundOf(
  payment_intent: string,
  amount: number,
  metadata: Record<string, string>,
  status: StripeRefund['status'],
): StripeRefund {
  return { id: secret('re_'), object: 'refund', amount, status, payment_intent, metadata };
}

export async function answer(
  state: StripeState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  let made: Made = { status: 200, answer: undefined };
  try {
    if (request.url?.startsWith('/pay/')) return page(state, request, response);
    // Browsers ask for it by themselves, without a key.
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    refuseUnless(!state.server.down, 'down', 503);
    made = await route(state, request, body);
    if (request.method === 'POST' && state.server.loseAnswers > 0) {
      state.server.loseAnswers -= 1;
      throw new Refused('the answer was lost', 503);
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, message } = error;
    state.server.refusals.push(message);
    const type = status === 402 ? 'card_error' : 'invalid_request_error';
    made = { status, answer: { error: { type, message } } };
  }
  response.writeHead(made.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(made.answer));
}

async function route(state: StripeState, request: IncomingMessage, body: string): Promise<Made> {
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', state.base());
  state.server.requests.push(`${method} ${url.pathname}`);
  refuseUnless(headers.authorization === `Bearer ${state.key}`, 'wrong key', 401);
  refuseUnless(headers['stripe-version'] !== undefined, 'no version of the API');
  if (method === 'POST') return post(state, request, url.pathname, body);
  const [, , kind = '', ...rest] = url.pathname.split('/');
  if (method === 'DELETE' && kind === 'customers')
    return { status: 200, answer: removeCustomer(state, rest[0] ?? '') };
  return { status: 200, answer: get(state, url, kind, rest) };
}

function get(state: StripeState, url: URL, kind: string, rest: readonly string[]): unknown {
  if (kind === 'checkout' && rest[1] !== undefined)
    return withCard(state, state.server.sessions.get(rest[1]));
  const intent = url.searchParams.get('payment_intent');
  if (kind === 'checkout') return listOf(state.server.sessions, intent);
  if (kind === 'refunds' && rest[0] === undefined) return listOf(state.server.refunds, intent);
  if (kind === 'payment_intents' && rest[0] === undefined) return listIntents(state, url.searchParams);
  if (kind === 'payment_intents') return found(state.server.intents.get(rest[0] ?? ''));
  if (kind === 'disputes') return found(state.server.disputes.get(rest[0] ?? ''));
  throw new Refused(`nothing at GET ${url.pathname}`, 404);
}

function found<Value>(value: Value | undefined): Value {
  refuseUnless(value !== undefined, 'no such thing', 404);
  return value;
}

function listOf(all: Map<string, { payment_intent: string | null }>, intent: string | null) {
  refuseUnless(intent !== null, 'all payments are not to be listed');
  return {
    object: 'list',
    has_more: false,
    data: [...all.values()].filter((one) => one.payment_intent === intent),
  };
}

function withCard(state: StripeState, session: StripeSession | undefined) {
  const { server } = state;
  const known = found(session);
  if (known.mode === 'setup') return withMethod(state, known);
  if (known.payment_intent === null) return known;
  const latest_charge = { object: 'charge', payment_method_details: { card: server.card } };
  return { ...known, payment_intent: { id: known.payment_intent, object: 'payment_intent', latest_charge } };
}

/** The same key with the same body is the same deed; with another body it is a mistake of the caller's. */
async function post(state: StripeState, request: IncomingMessage, path: string, body: string): Promise<Made> {
  const form = new URLSearchParams(body);
  const done = ending(state, path);
  if (done !== undefined) return { status: 200, answer: done };
  const key = request.headers['idempotency-key'];
  refuseUnless(typeof key === 'string' && key.length >= 10, `no idempotency key for ${path}`);
  const earlier = state.keys.get(key);
  refuseUnless(earlier === undefined || earlier.body === body, 'the key was used with another body');
  if (earlier !== undefined) return earlier;
  const made = make(state, path, form);
  refuseUnless(made !== undefined, `nothing at POST ${path}`, 404);
  state.keys.set(key, { body, ...made });
  const intent = intentIn(state, made);
  if (intent !== undefined) await state.server.beforeAnswer?.(intent);
  return made;
}

/** What ends something needs no key: it can end once. */
function ending(state: StripeState, path: string): unknown {
  const [, , kind, id = '', act, more] = path.split('/');
  if (kind === 'checkout' && more === 'expire') return expire(state, act ?? '');
  if (kind === 'payment_intents' && act === 'cancel') return cancelIntent(state, id);
  if (kind === 'payment_methods' && act === 'detach') return detach(state, id);
  return undefined;
}

function make(state: StripeState, path: string, form: URLSearchParams): Made | undefined {
  if (path === '/v1/payment_intents') return makeIntent(state, form);
  const answer =
    path === '/v1/checkout/sessions'
      ? makeSession(state, form)
      : path === '/v1/refunds'
        ? makeRefund(state, form)
        : path === '/v1/customers'
          ? makeCustomer(state, form)
          : undefined;
  return answer && { status: 200, answer };
}

function intentIn(state: StripeState, { answer }: Made): StripeIntent | undefined {
  const { id, error } = answer as { id?: string; error?: { payment_intent?: { id: string } } };
  return state.server.intents.get(error?.payment_intent?.id ?? id ?? '');
}

function makeSession(state: StripeState, form: URLSearchParams): StripeSession {
  const reference = form.get('client_reference_id');
  refuseUnless(form.get('allowed_payment_method_types[0]') === 'card', 'not by card only');
  refuseUnless(reference !== null, 'no reference');
  const success_url = form.get('success_url') ?? '';
  refuseUnless(/^https?:\/\//.test(success_url), 'no address to come back to');
  const cancel_url = form.get('cancel_url') ?? '';
  refuseUnless(/^https?:\/\//.test(cancel_url), 'no address to come back to after a change of mind');
  const id = secret('cs_test_');
  const base: StripeSession = {
    ...{ id, object: 'checkout.session', mode: 'payment', customer: null, setup_intent: null },
    ...{ status: 'open', payment_status: 'unpaid', payment_intent: null, amount_total: 0, currency: 'usd' },
    ...{ client_reference_id: reference, metadata: {} },
    ...{ url: `${state.base()}/pay/${id}`, success_url, cancel_url },
    expires_at: Number(form.get('expires_at')),
  };
  const made = form.get('mode') === 'setup' ? makeSetup(state, form, base) : payable(state, form, base);
  state.server.sessions.set(id, made);
  return made;
}

function payable(state: StripeState, form: URLSearchParams, base: StripeSession): StripeSession {
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
  const top_up_id = base.client_reference_id ?? '';
  const customer = form.get('customer');
  refuseUnless(form.get('mode') === 'payment', 'mode is neither payment nor setup');
  refuseUnless(Number.isSafeInteger(amount) && amount >= 50, `no amount: ${amount}`);
  refuseUnless(form.get('line_items[0][quantity]') === '1', 'not one of it');
  refuseUnless(form.get('line_items[0][price_data][currency]') === 'usd', 'not in dollars');
  for (const name of ['metadata[top_up_id]', 'payment_intent_data[metadata][top_up_id]'])
    refuseUnless(form.get(name) === top_up_id, `${name} is not the reference`);
  if (customer !== null) customerOf(state, customer);
  return { ...base, amount_total: amount, customer, metadata: { top_up_id } };
}

function expire(state: StripeState, id: string): StripeSession {
  const session = found(state.server.sessions.get(id));
  refuseUnless(session.status === 'open', `the session is ${session.status}`);
  session.status = 'expired';
  tell(state, 'checkout.session.expired', session);
  return session;
}

function makeRefund({ server }: StripeState, form: URLSearchParams): StripeRefund {
  const intent = form.get('payment_intent') ?? '';
  const paid =
    [...server.sessions.values()].find((session) => session.payment_intent === intent)?.amount_total ??
    server.intents.get(intent)?.amount_received;
  refuseUnless(paid !== undefined, 'no such payment', 404);
  const amount = Number(form.get('amount'));
  const before = [...server.refunds.values()].filter((made) => made.payment_intent === intent);
  const gone = before.reduce((sum, made) => sum + (made.status === 'failed' ? 0 : made.amount), 0);
  refuseUnless(Number.isSafeInteger(amount) && amount > 0, `no amount: ${amount}`);
  refuseUnless(gone + amount <= paid, 'more than was paid');
  refuseUnless(server.nextRefund !== 'refused', 'the card is closed', 402);
  const metadata = { return_id: form.get('metadata[return_id]') ?? '' };
  refuseUnless(metadata.return_id !== '', 'no reference');
  const made = refundOf(intent, amount, metadata, server.nextRefund);
  server.refunds.set(made.id, made);
  return made;
}

/** The page to pay at, for a browser: paying sends the person back and the notice to whoever listens. */
function page(state: StripeState, request: IncomingMessage, response: ServerResponse): void {
  const session = found(state.server.sessions.get((request.url ?? '').split('/')[2] ?? ''));
  if (request.method === 'POST') {
    if (session.mode === 'setup') state.server.enterCard(session.id);
    else state.server.pay(session.id);
    response.writeHead(303, { location: session.success_url });
    response.end();
    return;
  }
  const isSetup = session.mode === 'setup';
  const title = isSetup ? 'Save your card' : `$${(session.amount_total / 100).toFixed(2)}`;
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(
    `<!doctype html><meta name="viewport" content="width=device-width"><title>Checkout</title><h1>${title}</h1>` +
      `<form method="post"><button>${isSetup ? 'Save card' : 'Pay'}</button></form><a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back</a>`,
  );
}

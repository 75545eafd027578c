// Owns how the stand-in for Stripe answers: each request is checked as Stripe would check it, and refused with a reason.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refused, refuseUnless, secret } from './stand-in.ts';
import type { StripeRefund, StripeServer, StripeSession } from './stripe-shapes.ts';

export interface StripeState {
  key: string;
  webhookSecret: string;
  base: () => string;
  keys: Map<string, { body: string; answer: unknown }>;
  server: StripeServer;
}

export function tell(state: StripeState, type: string, object: object): void {
  const id = secret('evt_');
  const created = 1_700_000_000 + state.server.notices.length;
  const body = JSON.stringify({ id, object: 'event', type, created, data: { object }, livemode: false });
  state.server.notices.push({ id, type, body });
}

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
  let status = 200;
  let told: unknown;
  try {
    if (request.url?.startsWith('/pay/')) return page(state, request, response);
    // Browsers ask for it by themselves, without a key.
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    refuseUnless(!state.server.down, 'down', 503);
    told = route(state, request, body);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    status = error.status;
    state.server.refusals.push(error.message);
    told = {
      error: { type: status === 402 ? 'card_error' : 'invalid_request_error', message: error.message },
    };
  }
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(told));
}

function route(state: StripeState, request: IncomingMessage, body: string): unknown {
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', state.base());
  state.server.requests.push(`${method} ${url.pathname}`);
  refuseUnless(headers.authorization === `Bearer ${state.key}`, 'wrong key', 401);
  refuseUnless(headers['stripe-version'] !== undefined, 'no version of the API');
  if (method === 'POST') return post(state, request, url.pathname, body);
  const [, , kind, ...rest] = url.pathname.split('/');
  if (kind === 'checkout' && rest[1] !== undefined)
    return withCard(state, state.server.sessions.get(rest[1]));
  const intent = url.searchParams.get('payment_intent');
  if (kind === 'checkout') return listOf(state.server.sessions, intent);
  if (kind === 'refunds' && rest[0] === undefined) return listOf(state.server.refunds, intent);
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

function withCard({ server }: StripeState, session: StripeSession | undefined) {
  const known = found(session);
  if (known.payment_intent === null) return known;
  const latest_charge = { object: 'charge', payment_method_details: { card: server.card } };
  return { ...known, payment_intent: { id: known.payment_intent, object: 'payment_intent', latest_charge } };
}

/** The same key with the same body is the same deed; with another body it is a mistake of the caller's. */
function post(state: StripeState, request: IncomingMessage, path: string, body: string): unknown {
  const form = new URLSearchParams(body);
  const ending = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(path);
  if (ending !== null) return expire(state, ending[1] ?? '');
  const key = request.headers['idempotency-key'];
  refuseUnless(typeof key === 'string' && key.length >= 10, `no idempotency key for ${path}`);
  const earlier = state.keys.get(key);
  refuseUnless(earlier === undefined || earlier.body === body, 'the key was used with another body');
  if (earlier !== undefined) return earlier.answer;
  const made =
    path === '/v1/checkout/sessions'
      ? makeSession(state, form)
      : path === '/v1/refunds'
        ? makeRefund(state, form)
        : undefined;
  refuseUnless(made !== undefined, `nothing at POST ${path}`, 404);
  state.keys.set(key, { body, answer: made });
  return made;
}

function makeSession(state: StripeState, form: URLSearchParams): StripeSession {
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
  const reference = form.get('client_reference_id');
  refuseUnless(form.get('mode') === 'payment', 'mode is not payment');
  refuseUnless(Number.isSafeInteger(amount) && amount >= 50, `no amount: ${amount}`);
  refuseUnless(form.get('line_items[0][quantity]') === '1', 'not one of it');
  refuseUnless(form.get('line_items[0][price_data][currency]') === 'usd', 'not in dollars');
  refuseUnless(form.get('allowed_payment_method_types[0]') === 'card', 'not by card only');
  refuseUnless(reference !== null, 'no reference');
  for (const name of ['metadata[top_up_id]', 'payment_intent_data[metadata][top_up_id]'])
    refuseUnless(form.get(name) === reference, `${name} is not the reference`);
  const success_url = form.get('success_url') ?? '';
  refuseUnless(/^https?:\/\//.test(success_url), 'no address to come back to');
  const cancel_url = form.get('cancel_url') ?? '';
  refuseUnless(/^https?:\/\//.test(cancel_url), 'no address to come back to after a change of mind');
  const id = secret('cs_test_');
  const made: StripeSession = {
    ...{ id, object: 'checkout.session', status: 'open', payment_status: 'unpaid', payment_intent: null },
    ...{
      amount_total: amount,
      currency: 'usd',
      client_reference_id: reference,
      metadata: { top_up_id: reference },
    },
    ...{ url: `${state.base()}/pay/${id}`, success_url, cancel_url },
    expires_at: Number(form.get('expires_at')),
  };
  state.server.sessions.set(id, made);
  return made;
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
  const paid = [...server.sessions.values()].find((session) => session.payment_intent === intent);
  refuseUnless(paid !== undefined, 'no such payment', 404);
  const amount = Number(form.get('amount'));
  const before = [...server.refunds.values()].filter((made) => made.payment_intent === intent);
  const gone = before.reduce((sum, made) => sum + (made.status === 'failed' ? 0 : made.amount), 0);
  refuseUnless(Number.isSafeInteger(amount) && amount > 0, `no amount: ${amount}`);
  refuseUnless(gone + amount <= paid.amount_total, 'more than was paid');
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
    state.server.pay(session.id);
    response.writeHead(303, { location: session.success_url });
    response.end();
    return;
  }
  const dollars = (session.amount_total / 100).toFixed(2);
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end(
    `<!doctype html><meta name="viewport" content="width=device-width"><title>Checkout</title><h1>$${dollars}</h1>` +
      `<form method="post"><button>Pay</button></form><a href="${session.cancel_url.replaceAll('&', '&amp;')}">Back</a>`,
  );
}

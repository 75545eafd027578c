// Owns what the stand-ins of sign-in providers share: a server on loopback, forms, redirects, and refusals with a reason.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
  form: URLSearchParams;
  /** What the person says to a page that asks for consent. */
  agrees: boolean;
}

export interface StandInAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface StandIn {
  readonly url: string;
  /** Why requests were refused, in order: a test can tell a refusal for the right reason from another. */
  readonly refusals: string[];
  /** While true, every request is answered with 503. */
  down: boolean;
  /** While false, the person turns every page down that asks for consent. */
  agrees: boolean;
  stop(): Promise<void>;
}

export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;

  constructor(reason: string, status = 400) {
    super(reason);
    this.status = status;
  }
}

export function refuseUnless(condition: unknown, reason: string, status = 400): asserts condition {
  if (!condition) throw new Refused(reason, status);
}

type Answer = (request: StandInRequest) => StandInAnswer | Promise<StandInAnswer>;

/** Routes by 'METHOD /path'. A refusal is answered as OAuth servers do, and noted. */
export async function startStandIn(routes: Record<string, Answer>): Promise<StandIn> {
  const refusals: string[] = [];
  const server = createServer(async (incoming, response) => {
    let answer: StandInAnswer;
    try {
      answer = standIn.down ? { status: 503 } : await answerTo(incoming, routes, standIn.agrees);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      refusals.push(reason);
      const status = error instanceof Refused ? error.status : 500;
      answer = json({ error: 'invalid_request', error_description: reason }, status);
    }
    response.writeHead(answer.status, { 'access-control-allow-origin': '*', ...answer.headers });
    response.end(answer.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: StandIn = {
    url: `http://127.0.0.1:${port}`,
    refusals,
    down: false,
    agrees: true,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

async function answerTo(
  incoming: IncomingMessage,
  routes: Record<string, Answer>,
  agrees: boolean,
): Promise<StandInAnswer> {
  const method = incoming.method ?? 'GET';
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
  if (method === 'OPTIONS')
    return { status: 204, headers: { 'access-control-allow-headers': 'content-type, authorization' } };
  const route = routes[`${method} ${url.pathname}`];
  refuseUnless(route !== undefined, `nothing at ${method} ${url.pathname}`, 404);
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const { headers } = incoming;
  return route({ method, url, headers, body, form: new URLSearchParams(body), agrees });
}

export function json(value: unknown, status = 200): StandInAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

export function redirect(to: string, params: Record<string, string>): StandInAnswer {
  const address = new URL(to);
  for (const [key, value] of Object.entries(params)) address.searchParams.set(key, value);
  return { status: 302, headers: { location: address.href } };
}

export function secret(prefix: string): string {
  return `${prefix}${randomBytes(18).toString('hex')}`;
}

/** Goes where a person would be sent, agrees, and answers what the return address is called with. */
export async function consent(address: string): Promise<URLSearchParams> {
  const response = await fetch(address, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`no consent: ${response.status} ${await response.text()}`);
  return new URL(location).searchParams;
}

export function bearerOf(request: StandInRequest): string {
  const [kind, token] = request.headers.authorization?.split(' ') ?? [];
  refuseUnless(kind === 'Bearer' && token !== undefined, 'no bearer token', 401);
  return token;
}

// Owns a stand-in for the push services of browsers (RFC 8030): checks what it is sent as they do, decrypts it as the browser would, and
// answers what the test says.
import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserKeys, makeBrowserKeys, type SubscriptionJson } from './push-browser.ts';
import { Refused, refuseUnless } from './stand-in.ts';

export interface ReceivedPush {
  readonly endpoint: string;
  readonly ttl_s: number;
  readonly urgency: string;
  readonly topic: string | undefined;
  /** Decrypted. */
  readonly payload: Record<string, unknown>;
}

export interface ToldAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  /** The answer comes this late. */
  readonly after_ms?: number;
}

export interface PushServer {
  readonly url: string;
  /** As a browser that subscribes with this `applicationServerKey`. */
  subscribe(serverKey: string): SubscriptionJson;
  /** What was taken (201), in order. */
  readonly received: ReceivedPush[];
  /** All that were asked for, also those that were answered otherwise. */
  asked: number;
  /** Why requests were refused, in order. */
  readonly refusals: string[];
  /** The next answers, one a request, before those that follow from the request; each stands for a correct request. */
  answerNext(...answers: ToldAnswer[]): void;
  /** The browser unsubscribes: 410 from now on. */
  unsubscribe(endpoint: string): void;
  stop(): Promise<void>;
}

interface Subscription {
  readonly keys: BrowserKeys;
  readonly server_key: string;
}

const MAX_VAPID_S = 24 * 60 * 60;
const urgencies = ['very-low', 'low', 'normal', 'high'];

/** On any free port, unless the server under test was told of one before. */
export async function startPushServer(wanted_port = 0): Promise<PushServer> {
  const subscriptions = new Map<string, Subscription>();
  const gone = new Set<string>();
  const told: ToldAnswer[] = [];
  const server = createServer(async (incoming, response) => {
    pushServer.asked += 1;
    let answer: ToldAnswer;
    try {
      const endpoint = `${pushServer.url}${incoming.url ?? ''}`;
      if (gone.has(endpoint)) throw new Refused('the subscription is gone', 410);
      const push = read(incoming, await bodyOf(incoming), {
        endpoint,
        subscription: subscriptions.get(endpoint),
      });
      answer = told.shift() ?? { status: 201, headers: { location: `${pushServer.url}/m/${randomUUID()}` } };
      if (answer.status === 201) pushServer.received.push(push);
    } catch (error) {
      pushServer.refusals.push(error instanceof Error ? error.message : String(error));
      answer = { status: error instanceof Refused ? error.status : 400 };
    }
    setTimeout(() => {
      response.writeHead(answer.status, answer.headers);
      response.end();
    }, answer.after_ms ?? 0);
  });
  await new Promise<void>((resolve) => server.listen(wanted_port, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const pushServer: PushServer = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    refusals: [],
    asked: 0,
    subscribe(server_key) {
      const keys = makeBrowserKeys();
      const endpoint = `${pushServer.url}/push/${randomUUID()}`;
      subscriptions.set(endpoint, { keys, server_key });
      return { endpoint, expirationTime: null, keys: { p256dh: keys.p256dh, auth: keys.auth } };
    },
    answerNext: (...answers) => void told.push(...answers),
    unsubscribe: (endpoint) => void gone.add(endpoint),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return pushServer;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function read(
  { method, headers }: IncomingMessage,
  body: Buffer,
  { endpoint, subscription }: { endpoint: string; subscription: Subscription | undefined },
): ReceivedPush {
  refuseUnless(method === 'POST', 'only POST is understood', 405);
  refuseUnless(subscription !== undefined, 'there is no such subscription', 404);
  checkVapid(headers.authorization ?? '', new URL(endpoint).origin, subscription.server_key);
  const { ttl = '', urgency = 'normal', topic } = headers as Record<string, string | undefined>;
  refuseUnless(/^\d{1,8}$/.test(ttl), 'TTL is missing or no number');
  refuseUnless(urgencies.includes(urgency), 'Urgency is none of the four');
  refuseUnless(topic === undefined || /^[A-Za-z0-9_-]{1,32}$/.test(topic), 'Topic is malformed');
  refuseUnless(headers['content-encoding'] === 'aes128gcm', 'Content-Encoding is not aes128gcm');
  refuseUnless(body.length <= 4096, 'the body is too large', 413);
  const payload = JSON.parse(subscription.keys.decrypt(body)) as Record<string, unknown>;
  return { endpoint, ttl_s: Number(ttl), urgency, topic, payload };
}

/** RFC 8292: `vapid t=<JWT>, k=<public key>`, signed by whoever the browser subscribed for. */
function checkVapid(authorization: string, origin: string, serverKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  refuseUnless(token !== '', 'Authorization is not a VAPID header', 401);
  refuseUnless(key === serverKey, 'the key is not the one the browser subscribed with', 403);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  refuseUnless(point.length === 65 && point[0] === 4, 'the key is no point of P-256', 401);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  refuseUnless(signed, 'the signature is wrong', 403);
  const { alg } = partOf(head);
  refuseUnless(alg === 'ES256', 'the algorithm is not ES256', 401);
  const { aud, exp, sub } = partOf(claims);
  refuseUnless(aud === origin, 'aud is not the origin of the push service', 403);
  const now_s = Date.now() / 1000;
  refuseUnless(typeof exp === 'number' && exp > now_s, 'the token has expired', 403);
  refuseUnless(exp <= now_s + MAX_VAPID_S, 'the token holds longer than a day', 403);
  refuseUnless(typeof sub === 'string' && /^(mailto:.+@|https:\/\/)/.test(sub), 'sub is no contact', 403);
}

function partOf(text: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Record<string, unknown>;
}

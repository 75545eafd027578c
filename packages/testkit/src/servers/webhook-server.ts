// Owns a stand-in for a program that webhooks are sent to: verifies signatures as such a program should, and fails on command.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedEvent {
  readonly path: string;
  readonly event_id: string;
  readonly body: { id: string; kind: string; club_id: string; created_at: string; data: unknown };
  /** What it was answered with. */
  readonly status: number;
}

export interface WebhookServer {
  readonly url: string;
  /** With a right signature, in order; also those that were answered with a failure. */
  readonly received: ReceivedEvent[];
  /** Why others were turned away. */
  readonly refusals: string[];
  /** Signatures are verified with it. */
  secret: string;
  /** Signatures of another time are old copies. Now, unless the test stands its clock elsewhere. */
  now: () => Date;
  /** Statuses of the next answers; then 200 again. */
  fail(...statuses: number[]): void;
  /** The next answers do not come: the connection is cut. */
  cut(times: number): void;
  stop(): Promise<void>;
}

const TOLERATED_S = 300;

/** Undefined where the signature is right. */
export function whyNotSigned(of: {
  header: string | undefined;
  body: string;
  secret: string;
  now: Date;
}): string | undefined {
  const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(of.header ?? '') ?? [];
  if (t === '') return 'no signature';
  if (Math.abs(of.now.getTime() / 1000 - Number(t)) > TOLERATED_S) return 'the signature is of another time';
  const right = createHmac('sha256', of.secret).update(`${t}.${of.body}`).digest();
  return timingSafeEqual(Buffer.from(v1, 'hex'), right) ? undefined : 'the signature is wrong';
}

export async function startWebhookServer(port = 0): Promise<WebhookServer> {
  const statuses: number[] = [];
  let cuts = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const header = request.headers['stagepass-signature'];
    const problem = whyNotSigned({
      header: typeof header === 'string' ? header : undefined,
      body,
      secret: webhooks.secret,
      now: webhooks.now(),
    });
    if (problem !== undefined) {
      webhooks.refusals.push(problem);
      return response.writeHead(401).end(problem);
    }
    const status = cuts > 0 ? 0 : (statuses.shift() ?? 200);
    webhooks.received.push({
      path: request.url ?? '',
      event_id: String(request.headers['stagepass-event-id']),
      body: JSON.parse(body) as ReceivedEvent['body'],
      status,
    });
    if (cuts > 0) {
      cuts -= 1;
      return request.socket.destroy();
    }
    return response.writeHead(status, { 'content-type': 'text/plain' }).end(status < 300 ? 'ok' : 'not now');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const webhooks: WebhookServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    refusals: [],
    secret: '',
    now: () => new Date(),
    fail: (...next) => void statuses.push(...next),
    cut(times) {
      cuts += times;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return webhooks;
}

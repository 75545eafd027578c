// Owns the address that Stripe sends its notices to: believed only with its signature, acted on once.
import type { FastifyRequest } from 'fastify';
import type { MountParts } from '#platform/domain.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import { PaymentError } from '#platform/payments/payments.ts';
import type { Platform } from '#platform/platform.ts';
import { hasPaymentEvent, insertPaymentEvent } from './payment-events.store.ts';
import { applyNotice } from './sync-payments.ts';

type NoticeRequest = FastifyRequest<{ Body: Buffer }>;

/** Answered with 4xx, Stripe tells its operator; with 5xx, it sends the notice again for three days. */
export function mountWebhook({ fastify, platform, prefix }: MountParts): void {
  const limit = addressLimit(platform);
  fastify.register(async (scope) => {
    scope.addHook('onRequest', async (request) => limit(request));
    scope.removeContentTypeParser('application/json');
    // The signature is over the bytes as they were sent.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    scope.post(`${prefix}/webhooks/stripe`, async (request: NoticeRequest, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const status = await receive(platform, body, typeof signature === 'string' ? signature : '');
      return reply.code(status).send({ data: { received: status === 200 } });
    });
  });
}

async function receive(platform: Platform, body: Buffer, signature: string): Promise<number> {
  const { payments, db, clock } = platform;
  if (payments === undefined) return 404;
  const event = payments.readNotice(body, signature, clock.now());
  if (event === undefined) {
    platform.log.warn({}, 'a notice of a payment was not signed by Stripe, or too long ago');
    return 400;
  }
  if (await hasPaymentEvent(db, event.id)) return 200;
  // What it does is done once by itself; the list only spares the asking. Noted before, a crash would lose the notice.
  try {
    const outcome = await applyNotice(platform, payments, event.notice);
    await insertPaymentEvent(db, { ...event, outcome, received_at: clock.now() });
    return 200;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    platform.log.warn(
      { event_id: event.id, reason: error.message },
      'Stripe did not say what its notice is about',
    );
    return 503;
  }
}

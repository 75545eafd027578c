// Owns the address that mail programs post to when somebody presses their Unsubscribe button (RFC 8058): a form, without a session.
import type { MountParts } from '#platform/domain.ts';
import { addressLimit } from '#platform/http/address-limit.ts';
import { switchMail } from './actions/unsubscribe.ts';
import { openMailToken } from './mail-links.ts';

type OneClick = { Querystring: { token?: string } };

export function mountOneClick({ fastify, platform, prefix }: MountParts): void {
  const limit = addressLimit(platform);
  fastify.register(async (scope) => {
    scope.addHook('onRequest', async (request) => limit(request));
    // What the form says is always the same; the token is all that counts.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: 10_000 },
      (_, _body, done) => done(null, undefined),
    );
    scope.post<OneClick>(`${prefix}/notification-unsubscribe/one-click`, async (request, reply) => {
      const token = String(request.query.token ?? '');
      if (openMailToken(platform, token) === undefined)
        return reply.code(404).send({ data: { done: false } });
      await switchMail(platform, token, false);
      return reply.code(200).send({ data: { done: true } });
    });
  });
}

// Owns the ledger's addresses that are no endpoints: the statement as a file, and Stripe's notices.
import { Readable } from 'node:stream';
import { statementFilter } from '@stagepass/contract/ledger/shapes.ts';
import type { FastifyRequest } from 'fastify';
import type { Mount } from '#platform/domain.ts';
import { signedIn } from '#platform/http/actor.ts';
import { parseInput } from '#platform/http/input.ts';
import { statementLines } from './reads/list-statement.ts';
import { mountWebhook } from './webhook-route.ts';

const rate = { by: 'user', limit: 20, window_s: 3600 } as const;

export const mount: Mount = (parts) => {
  const { fastify, platform, prefix, admit } = parts;
  fastify.get(`${prefix}/wallet/statement.csv`, async (request: FastifyRequest, reply) => {
    const actor = signedIn(await admit(request, { who: 'fan', rates: [rate], name: 'statement.csv' }));
    const filter = parseInput('query', statementFilter, request.query);
    const today = platform.clock.now().toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="stagepass-statement-${today}.csv"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(statementLines(platform, actor, filter)));
  });
  mountWebhook(parts);
};

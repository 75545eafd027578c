// Owns the address of form answers as a file: CSV, sent while it is read, so that a big club needs no more memory.
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Mount } from '#platform/domain.ts';
import { exportAnswers } from './reads/export-answers.ts';

type ExportRequest = FastifyRequest<{ Params: { id: string } }>;

const rate = { by: 'user', limit: 20, window_s: 3600 } as const;

export const mountExport: Mount = ({ fastify, platform, prefix, admit }) => {
  fastify.get(`${prefix}/requirements/:id/answers.csv`, async (request: ExportRequest, reply) => {
    const actor = await admit(request, { who: 'verified', rates: [rate], name: 'answers.csv' });
    const file = await exportAnswers(platform, actor, request.params.id);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(file.lines()));
  });
};

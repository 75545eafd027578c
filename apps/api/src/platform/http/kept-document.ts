// Owns documents that are the same for everybody: kept as bytes in every coding, with a tag by which a browser keeps its copy.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagOf } from './compressed-answers.ts';
import { acceptedForm, compressedForms } from './compressed-forms.ts';
import type { Keep } from './kept-answers.ts';

export type SendDocument = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** `headers` say at least what it is (`content-type`); with `keep` a document is sent again before any route is looked for. */
export async function documentSender(
  text: string,
  headers: Record<string, string>,
  keep?: Keep,
): Promise<SendDocument> {
  const forms = await compressedForms(text);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return (request, reply) => {
    const { coding, bytes } = acceptedForm(forms, request.headers['accept-encoding']);
    const tag = tagOf(etag, coding);
    reply.headers({ ...headers, 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (coding !== undefined) reply.header('content-encoding', coding);
    if (!request.url.includes('?')) keep?.(request, reply, bytes, always);
    return reply.send(bytes);
  };
}

const always = () => true;

/** Written when somebody first asks, once for all who ask meanwhile; a failure is not kept. */
export function lateDocument(write: () => Promise<string>, headers: Record<string, string>, keep?: Keep) {
  let sender: Promise<SendDocument> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    sender ??= write().then((text) => documentSender(text, headers, keep));
    sender.catch(() => {
      sender = undefined;
    });
    return (await sender)(request, reply);
  };
}

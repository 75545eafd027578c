// Owns connections with a large body that nobody will read: whoever was refused gets the answer, and no byte more is taken from
// them. Node would read all of it only to throw it away: 240 refused uploads of 8 MB kept the server busy for four seconds.
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is smaller comes with the headers, or costs next to nothing to read. */
const LARGE_BYTES = 64 * 1024;
/** A connection that is cut at once may lose the answer with it, while the other side still writes. */
const LINGER_MS = 1000;

export function hasLargeBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LARGE_BYTES;
}

/** Before a refusal is sent: its connection is the last one's that such a body comes over. */
export function leaveUnread(reply: FastifyReply): void {
  const { raw } = reply.request;
  const { socket } = raw;
  if (raw.complete || raw.readableDidRead || !hasLargeBody(raw) || !(socket instanceof Socket)) return;
  reply.header('connection', 'close');
  // Called by Node once the answer is written.
  socket.destroySoon = () => {
    socket.end();
    // After Node has begun to read the rest, which it does in the same turn.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

// Owns how many large bodies may be on their way at once, by person, by address and in all, and how long one may be silent.
// Whoever holds back the last bytes of an upload would otherwise hold the server's memory and files for as long as they like.
import { Socket } from 'node:net';
import { finished } from 'node:stream';
import { tooManyRequests, unavailable } from '@stagepass/contract/common-errors.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../failure/failure.ts';
import { householdOf } from './household.ts';
import { hasLargeBody } from './unread-body.ts';

const MOST = { person: 12, address: 64, server: 1000 };
const SILENT_MS = 20_000;
/** A body that is being sent is over by then, or counts as silent. */
const retry_after_s = 10;
const timedOut = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

export interface OpenBodies {
  /** Counts the request's body, if it has a large one, for somebody who is known by now. */
  countFor(userId: string, request: FastifyRequest): void;
}

export function boundOpenBodies(fastify: FastifyInstance, silent_ms = SILENT_MS): OpenBodies {
  const open = new Map<string, number>();

  function count(who: string, most: number, { raw }: FastifyRequest, refusal: ErrorCode): void {
    const others = open.get(who) ?? 0;
    if (others >= most) fail(refusal, { retry_after_s });
    open.set(who, others + 1);
    finished(raw, { writable: false }, () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left === 0) open.delete(who);
      else open.set(who, left);
    });
  }

  fastify.addHook('onRequest', (request, _, done) => {
    if (hasLargeBody(request)) {
      count(`a:${householdOf(request.ip)}`, MOST.address, request, tooManyRequests);
      count('server', MOST.server, request, unavailable);
      endWhenSilent(request, silent_ms);
    }
    done();
  });
  return {
    countFor(userId, request) {
      if (hasLargeBody(request)) count(`u:${userId}`, MOST.person, request, tooManyRequests);
    },
  };
}

function endWhenSilent({ raw }: FastifyRequest, silent_ms: number): void {
  const { socket } = raw;
  if (!(socket instanceof Socket)) return;
  raw.setTimeout(silent_ms, () => socket.end(timedOut, () => socket.destroy()));
  finished(raw, { writable: false }, () => {
    // Unless the server has set the time by now that an idle connection may stay.
    if (socket.timeout === silent_ms) socket.setTimeout(0);
  });
}

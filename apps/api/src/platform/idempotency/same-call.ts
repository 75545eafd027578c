// Owns what makes a call the same one again: who sent it, to which endpoint, with which key, and a hash of all its input.
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { type Actor, signedIn } from '../http/actor.ts';
import { hashBody, type IdempotentCall } from './idempotency.ts';

export function sameCallAs(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { actor, key, params, body }: { actor: Actor; key: string; params: unknown; body: unknown },
): IdempotentCall {
  const { user_id } = signedIn(actor);
  return { user_id, endpoint: `${method} ${path}`, key, body_hash: hashBody({ params, body }) };
}

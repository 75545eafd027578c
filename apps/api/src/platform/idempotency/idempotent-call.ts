// Owns what makes a call the same one again: who sent it, to which endpoint, with which key, and a hash of all its input.
import { assert } from '@stagepass/base/assert.ts';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { type Actor, signedIn } from '../http/actor.ts';
import { hashBody, type IdempotentCall } from './idempotency.ts';

interface SentCall {
  readonly actor: Actor;
  readonly params: unknown;
  readonly body: unknown;
  readonly request: { readonly idempotency_key: string | undefined };
}

/** For `withIdempotency`. That the key is there was asked before the call got here. */
export function idempotentCall(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { actor, params, body, request }: SentCall,
): IdempotentCall {
  const key = request.idempotency_key;
  assert(key !== undefined, 'an endpoint that is idempotent is not called without a key');
  return {
    user_id: signedIn(actor).user_id,
    endpoint: `${method} ${path}`,
    key,
    body_hash: hashBody({ params, body }),
  };
}

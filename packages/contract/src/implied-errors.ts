// Owns the errors that follow from an endpoint's fields: the platform answers them, so that no domain lists them.
import {
  accountSuspended,
  bodyTooLarge,
  emailNotVerified,
  idempotencyKeyMissing,
  idempotencyKeyReused,
  internal,
  invalidInput,
  notAllowed,
  notSignedIn,
  tooManyRequests,
  unavailable,
  wrongContentType,
} from './common-errors.ts';
import type { Endpoint, ErrorCode, Who } from './endpoint.ts';

const ofEverything = [tooManyRequests, internal, unavailable];
const ofBodies = [invalidInput, bodyTooLarge, wrongContentType];
const ofWho: Record<Who, readonly ErrorCode[]> = {
  visitor: [],
  fan: [notSignedIn, accountSuspended],
  verified: [notSignedIn, accountSuspended, emailNotVerified],
  operator: [notSignedIn, accountSuspended, notAllowed],
};

/** Every error that the endpoint may answer, declared or implied, each once. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { method, who, params, query, idempotent, errors } = endpoint;
  const input = params !== undefined || query !== undefined ? [invalidInput] : [];
  const body = method === 'GET' ? [] : ofBodies;
  const keyed = idempotent ? [idempotencyKeyMissing, idempotencyKeyReused] : [];
  return [...new Set([...errors, ...ofWho[who], ...input, ...body, ...keyed, ...ofEverything])];
}

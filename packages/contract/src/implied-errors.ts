// Owns the errors that follow from an endpoint's fields: the platform answers them, so that no domain lists them.
import { scopeMissing, staffOnly } from './clubs/errors.ts';
import {
  accessTokenInvalid,
  accessTokenScopeMissing,
  accountSuspended,
  bodyTooLarge,
  emailNotVerified,
  idempotencyKeyMissing,
  idempotencyKeyReused,
  internal,
  invalidInput,
  notAllowed,
  notSignedIn,
  operatorFactorMissing,
  tooManyRequests,
  unavailable,
  wrongContentType,
} from './common-errors.ts';
import type { Endpoint, ErrorCode, Who } from './endpoint.ts';
import { featureOff } from './feature-errors.ts';

const ofEverything = [tooManyRequests, internal, unavailable];
/** Answered by every endpoint to whoever sends an access token that does not open it; described once for all of them. */
export const ofAccessTokens: readonly ErrorCode[] = [accessTokenInvalid, accessTokenScopeMissing];
const ofBodies = [invalidInput, bodyTooLarge, wrongContentType];
const ofWho: Record<Who, readonly ErrorCode[]> = {
  visitor: [],
  fan: [notSignedIn, accountSuspended],
  verified: [notSignedIn, accountSuspended, emailNotVerified],
  operator: [notSignedIn, accountSuspended, notAllowed, operatorFactorMissing],
};

/** Every error that the endpoint may answer, declared or implied, each once. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { method, who, feature, params, query, idempotent, errors } = endpoint;
  const input = params !== undefined || query !== undefined ? [invalidInput] : [];
  // Whoever refuses those who are no staff refuses admins whose scopes do not cover it.
  const scoped = errors.includes(staffOnly) ? [scopeMissing] : [];
  const body = method === 'GET' ? [] : ofBodies;
  const keyed = idempotent ? [idempotencyKeyMissing, idempotencyKeyReused] : [];
  const switched = feature === undefined ? [] : [featureOff[feature]];
  const implied = [...scoped, ...ofWho[who], ...switched, ...input, ...body, ...keyed, ...ofEverything];
  return [...new Set([...errors, ...implied])];
}

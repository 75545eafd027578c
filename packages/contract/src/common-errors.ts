// Owns the failures that any endpoint can answer with, whatever its domain.
import { errorCode } from './endpoint.ts';

export const invalidInput = errorCode('invalid-input', 400, 'Something in this request is not right.');
export const notSignedIn = errorCode('not-signed-in', 401, 'Sign in to go on.');
export const emailNotVerified = errorCode(
  'email-not-verified',
  403,
  'Verify your e-mail address first: the code is in your inbox.',
);
export const accountSuspended = errorCode('account-suspended', 403, 'This account is suspended.');
export const notAllowed = errorCode('not-allowed', 403, 'You may not do this.');
export const notFound = errorCode('not-found', 404, 'There is nothing here.');
export const methodNotAllowed = errorCode(
  'method-not-allowed',
  405,
  'This address does not take that method.',
);
export const conflict = errorCode('conflict', 409, 'Somebody else changed this meanwhile. Look again.');
export const bodyTooLarge = errorCode('body-too-large', 413, 'That is too large to send.');
export const wrongContentType = errorCode('wrong-content-type', 415, 'Send JSON.');
export const idempotencyKeyMissing = errorCode(
  'idempotency-key-missing',
  400,
  'This call needs an Idempotency-Key header.',
);
export const idempotencyKeyReused = errorCode(
  'idempotency-key-reused',
  422,
  'This Idempotency-Key was used before with another request.',
);
export const idempotencyInFlight = errorCode(
  'idempotency-in-flight',
  409,
  'The same request is being worked on right now.',
);
export const tooManyRequests = errorCode(
  'too-many-requests',
  429,
  'That was too often. Wait a little, then try again.',
);
export const internal = errorCode('internal', 500, 'Something broke on our side. Try again in a moment.');
export const unavailable = errorCode(
  'unavailable',
  503,
  'This is not available right now. Try again in a moment.',
);
/** Declared by each endpoint that asks again who is there, in whichever domain; the auth domain alone answers it. */
export const stepUpNeeded = errorCode('auth.step-up-needed', 403, 'Confirm that it is you first.');

/** Codes of no domain; which of them an endpoint answers undeclared follows from its fields (`implied-errors.ts`). */
export const commonErrors = [
  invalidInput,
  notSignedIn,
  emailNotVerified,
  accountSuspended,
  notAllowed,
  notFound,
  methodNotAllowed,
  conflict,
  bodyTooLarge,
  wrongContentType,
  idempotencyKeyMissing,
  idempotencyKeyReused,
  idempotencyInFlight,
  tooManyRequests,
  internal,
  unavailable,
] as const;

// Owns the failures that any endpoint can answer with, whatever its domain.
import { errorCode } from './endpoint.ts';

export const invalidInput = errorCode(
  'invalid-input',
  400,
  'Something in this request isn’t valid. Check it and try again.',
);
export const notSignedIn = errorCode('not-signed-in', 401, 'Sign in to continue.');
export const emailNotVerified = errorCode(
  'email-not-verified',
  403,
  'Verify your email first. The code is in your inbox.',
);
export const accountSuspended = errorCode('account-suspended', 403, 'This account is suspended.');
export const notAllowed = errorCode('not-allowed', 403, 'You don’t have permission to do this.');
export const operatorFactorMissing = errorCode(
  'operator-factor-missing',
  403,
  'Turn on two-step verification first. The operator area needs it.',
);
export const notFound = errorCode('not-found', 404, 'This doesn’t exist or was removed.');
export const methodNotAllowed = errorCode(
  'method-not-allowed',
  405,
  'This address doesn’t accept that HTTP method.',
);
export const conflict = errorCode(
  'conflict',
  409,
  'This was changed in the meantime. Check it and try again.',
);
export const bodyTooLarge = errorCode('body-too-large', 413, 'This is too large to send.');
export const wrongContentType = errorCode('wrong-content-type', 415, 'Send this request as JSON.');
export const idempotencyKeyMissing = errorCode(
  'idempotency-key-missing',
  400,
  'This call needs an Idempotency-Key header.',
);
export const idempotencyKeyReused = errorCode(
  'idempotency-key-reused',
  422,
  'This Idempotency-Key was already used for a different request.',
);
export const idempotencyInFlight = errorCode(
  'idempotency-in-flight',
  409,
  'We’re still working on this request. Wait a moment.',
);
export const tooManyRequests = errorCode(
  'too-many-requests',
  429,
  'Too many tries. Wait a moment and try again.',
);
export const internal = errorCode(
  'internal',
  500,
  'Something went wrong on our side. Try again in a moment.',
);
export const unavailable = errorCode(
  'unavailable',
  503,
  'This isn’t available right now. Try again in a moment.',
);
export const accessTokenInvalid = errorCode(
  'access-token-invalid',
  401,
  'This access token doesn’t exist, was revoked or has expired. Create a new one in Settings.',
);
/** The details name the scope that opens the endpoint; null where no access token does. */
export const accessTokenScopeMissing = errorCode(
  'access-token-scope-missing',
  403,
  'This access token doesn’t allow this call.',
);
/** Declared by each endpoint that asks again who is there, in whichever domain; the auth domain alone answers it. */
export const stepUpNeeded = errorCode('auth.step-up-needed', 403, 'Confirm it’s you first.');

/** Codes of no domain; which of them an endpoint answers undeclared follows from its fields (`implied-errors.ts`). */
export const commonErrors = [
  invalidInput,
  notSignedIn,
  emailNotVerified,
  accountSuspended,
  notAllowed,
  operatorFactorMissing,
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
  accessTokenInvalid,
  accessTokenScopeMissing,
] as const;

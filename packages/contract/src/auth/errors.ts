// Owns the expected failures of signing in.
import { errorCode } from '../endpoint.ts';

export const invalidCredentials = errorCode('auth.invalid-credentials', 401, 'Username/Password invalid!');
export const secondFactorNeeded = errorCode(
  'auth.second-factor-needed',
  401,
  'Finish signing in with two-step verification.',
);
export const secondFactorWrong = errorCode(
  'auth.second-factor-wrong',
  401,
  'That code or passkey didn’t work. Try again.',
);
export const consentNeeded = errorCode(
  'auth.consent-needed',
  403,
  'You don’t have an account yet. Accept the terms to create one.',
);
export const ticketExpired = errorCode(
  'auth.ticket-expired',
  401,
  'This sign-in has expired. Sign in again.',
);
export const emailTaken = errorCode(
  'auth.email-taken',
  409,
  'An account with this email already exists. Sign in instead.',
);
export const passwordsDiffer = errorCode('auth.passwords-differ', 422, 'The passwords don’t match.');
export const passwordTooShort = errorCode('auth.password-too-short', 422, 'Use at least 8 characters.');
export const passwordTooLong = errorCode('auth.password-too-long', 422, 'Use 128 characters or fewer.');
export const passwordTooCommon = errorCode(
  'auth.password-too-common',
  422,
  'This password is on a list of leaked passwords. Choose a different one.',
);
export const passwordIsEmail = errorCode('auth.password-is-email', 422, 'Your password can’t be your email.');
export const termsNotAccepted = errorCode('auth.terms-not-accepted', 422, 'Accept the terms to continue.');
export const tooYoung = errorCode('auth.too-young', 422, 'You must be 13 or older to use StagePass.');
export const otpWrong = errorCode(
  'auth.otp-wrong',
  422,
  'That code is wrong or has expired. Check it or send a new one.',
);
export const resetLinkExpired = errorCode(
  'auth.reset-link-expired',
  422,
  'This link has expired or was already used. Request a new one.',
);
export const otpTooSoon = errorCode(
  'auth.otp-too-soon',
  429,
  'We just sent you a code. Wait a minute before you request another.',
);
export const providerOff = errorCode(
  'auth.provider-off',
  404,
  'This sign-in method isn’t available on this site.',
);
export const providerRefused = errorCode(
  'auth.provider-refused',
  401,
  'The sign-in service couldn’t confirm who you are. Try again.',
);
export const providerUnreachable = errorCode(
  'auth.provider-unreachable',
  503,
  'The sign-in service isn’t responding. Try again in a moment.',
);
export const flowExpired = errorCode(
  'auth.flow-expired',
  409,
  'This request has expired or was already used. Start again.',
);
export const redirectNotAllowed = errorCode(
  'auth.redirect-not-allowed',
  422,
  'You can’t sign in from this web address.',
);
export const walletSignatureWrong = errorCode(
  'auth.wallet-signature-wrong',
  401,
  'The signature doesn’t match this wallet. Try again.',
);
export const methodTaken = errorCode(
  'auth.method-taken',
  409,
  'This is already linked to another StagePass account.',
);
export const lastMethod = errorCode(
  'auth.last-method',
  409,
  'This is your only way to sign in. Add another one first.',
);
export const demoKeyWrong = errorCode(
  'auth.demo-key-wrong',
  403,
  'This is a demo account. Enter the demo key shown in the console.',
);
/** More people sign in at once than the server can check; the details say when to come back. */
export const signInBusy = errorCode(
  'auth.sign-in-busy',
  503,
  'Many people are signing in right now. Try again in a few seconds.',
);
export const factorAlreadyOn = errorCode(
  'auth.factor-already-on',
  409,
  'An authenticator app is already set up.',
);
export const accessTokensFull = errorCode(
  'auth.access-tokens-full',
  409,
  'You have 20 access tokens. Revoke one to create another.',
);

// Owns the expected failures of signing in.
import { errorCode } from '../endpoint.ts';

export const invalidCredentials = errorCode('auth.invalid-credentials', 401, 'Username/Password invalid!');
export const secondFactorNeeded = errorCode(
  'auth.second-factor-needed',
  401,
  'Confirm with your second factor.',
);
export const secondFactorWrong = errorCode('auth.second-factor-wrong', 401, 'That did not match. Try again.');
export const consentNeeded = errorCode(
  'auth.consent-needed',
  403,
  'There is no account yet. Accept the terms to make one.',
);
export const ticketExpired = errorCode('auth.ticket-expired', 401, 'That took too long. Sign in again.');
export const emailTaken = errorCode('auth.email-taken', 409, 'There is already an account with this e-mail.');
export const passwordsDiffer = errorCode('auth.passwords-differ', 422, 'The two passwords are not the same.');
export const passwordTooShort = errorCode('auth.password-too-short', 422, 'Use at least 8 characters.');
export const passwordTooLong = errorCode('auth.password-too-long', 422, 'Use at most 128 characters.');
export const passwordTooCommon = errorCode(
  'auth.password-too-common',
  422,
  'That password is on lists of leaked ones. Choose another.',
);
export const passwordIsEmail = errorCode(
  'auth.password-is-email',
  422,
  'The password must not be your e-mail.',
);
export const termsNotAccepted = errorCode('auth.terms-not-accepted', 422, 'Accept the terms to go on.');
export const tooYoung = errorCode('auth.too-young', 422, 'You have to be 13 or older to join.');
export const otpWrong = errorCode('auth.otp-wrong', 422, 'That code is not right, or no longer valid.');
export const resetLinkExpired = errorCode(
  'auth.reset-link-expired',
  422,
  'This link was used already or has expired. Ask for a new one.',
);
export const otpTooSoon = errorCode(
  'auth.otp-too-soon',
  429,
  'A code was just sent. Wait a minute for the next.',
);
export const providerOff = errorCode(
  'auth.provider-off',
  404,
  'This way to sign in is not switched on here.',
);
export const providerRefused = errorCode(
  'auth.provider-refused',
  401,
  'The other side did not confirm who you are. Try again.',
);
export const providerUnreachable = errorCode(
  'auth.provider-unreachable',
  503,
  'The other side does not answer right now. Try again in a moment.',
);
export const flowExpired = errorCode(
  'auth.flow-expired',
  409,
  'This sign-in was used already or took too long. Start again.',
);
export const redirectNotAllowed = errorCode(
  'auth.redirect-not-allowed',
  422,
  'That return address is not ours.',
);
export const walletSignatureWrong = errorCode(
  'auth.wallet-signature-wrong',
  401,
  'The signature does not fit.',
);
export const methodTaken = errorCode('auth.method-taken', 409, 'That is linked to another account already.');
export const lastMethod = errorCode(
  'auth.last-method',
  409,
  'This is the only way into your account. Add another first.',
);
export const demoKeyWrong = errorCode(
  'auth.demo-key-wrong',
  403,
  'This is a demo account. Enter the key printed on the console.',
);
/** More people sign in at once than the server can check; the details say when to come back. */
export const signInBusy = errorCode(
  'auth.sign-in-busy',
  503,
  'Many people are signing in right now. Try again in a few seconds.',
);
export const factorAlreadyOn = errorCode('auth.factor-already-on', 409, 'This is switched on already.');

// Owns the endpoints of account security: sign-in methods, devices, email, password, two-step verification.
import { z } from 'zod';
import { conflict, notFound, stepUpNeeded } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done, id, idOr } from '../shapes.ts';
import * as e from './errors.ts';
import { newPasswordErrors } from './new-password-errors.ts';
import {
  device,
  email,
  factorProof,
  otp,
  password,
  redirectAddress,
  security,
  webauthnJson,
} from './shapes.ts';

const perHour = (limit: number) => [{ by: 'user', limit, window_s: 3600 }] as const;
const linkErrors = [
  e.providerOff,
  e.providerRefused,
  e.providerUnreachable,
  e.flowExpired,
  e.redirectNotAllowed,
  e.methodTaken,
  stepUpNeeded,
] as const;

export const getSecurity = endpoint({
  method: 'GET',
  path: '/auth/security',
  summary: 'Sign-in methods and two-step verification of the account.',
  who: 'fan',
  answer: answer(security),
  errors: [],
});

export const stepUp = endpoint({
  method: 'POST',
  path: '/auth/step-up',
  summary:
    'Confirms who is signed in, for 10 minutes: by two-step verification where it is on, else by password.',
  who: 'fan',
  rates: perHour(30),
  body: z.strictObject({ proof: factorProof }),
  answer: done,
  errors: [e.secondFactorWrong, e.signInBusy],
});

export const stepUpPasskeyOptions = endpoint({
  method: 'POST',
  path: '/auth/step-up/passkey-options',
  summary: 'The options with which the browser asks for the passkey.',
  who: 'fan',
  rates: perHour(60),
  answer: answer(z.object({ options: webauthnJson })),
  errors: [],
});

export const listDevices = endpoint({
  method: 'GET',
  path: '/auth/devices',
  summary: 'Devices that are signed in, latest first, 100 at most.',
  who: 'fan',
  answer: answer(z.array(device)),
  errors: [],
});

export const endDevice = endpoint({
  method: 'DELETE',
  path: '/auth/devices/:id',
  summary: 'Signs out one device.',
  who: 'fan',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  params: z.strictObject({ id: idOr(notFound) }),
  answer: done,
  errors: [notFound],
});

export const endOtherDevices = endpoint({
  method: 'DELETE',
  path: '/auth/devices',
  summary: 'Signs out every device but this one.',
  who: 'fan',
  rates: [{ by: 'user', limit: 300, window_s: 3600 }],
  answer: done,
  errors: [],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/password',
  summary: 'Sets or changes the password; other devices are signed out.',
  who: 'fan',
  rates: perHour(20),
  body: z.strictObject({ current_password: password.optional(), password, rawPassword: password }),
  answer: done,
  errors: [e.invalidCredentials, e.passwordsDiffer, stepUpNeeded, ...newPasswordErrors],
});

export const startEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change',
  summary: 'Emails a code to the old and one to the new address. Answers the same if the new one is taken.',
  who: 'fan',
  rates: perHour(10),
  body: z.strictObject({ email }),
  answer: answer(z.object({ resend_after_s: z.int(), old_confirms: z.boolean() })),
  errors: [stepUpNeeded, e.otpTooSoon],
});

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/auth/email-change/confirm',
  summary: 'Changes the email once both addresses are confirmed.',
  who: 'fan',
  rates: perHour(30),
  body: z.strictObject({ old_otp: otp.optional(), new_otp: otp }),
  answer: done,
  errors: [e.otpWrong],
});

export const linkFirebase = endpoint({
  method: 'POST',
  path: '/auth/methods/firebase',
  summary: 'Links a social sign-in to the account.',
  who: 'fan',
  rates: perHour(30),
  body: z.strictObject({ firebase_token: z.string().min(1).max(8192) }),
  answer: answer(security),
  errors: linkErrors,
});

export const linkDiscord = endpoint({
  method: 'POST',
  path: '/auth/methods/discord',
  summary: 'Links Discord; the round trip begins at /auth/discord/start.',
  who: 'fan',
  rates: perHour(30),
  body: z.strictObject({
    code: z.string().min(1).max(500),
    redirect_uri: redirectAddress,
    state: z.string().max(200).optional(),
  }),
  answer: answer(security),
  errors: linkErrors,
});

export const linkTwitter = endpoint({
  method: 'POST',
  path: '/auth/methods/twitter',
  summary: 'Links Twitter; the round trip begins at /public/getTwitterAuthLink.',
  who: 'fan',
  rates: perHour(30),
  body: z.strictObject({
    oauth_token: z.string().min(1).max(500),
    oauth_verifier: z.string().min(1).max(500),
    oauth_token_secret: z.string().min(1).max(500),
  }),
  answer: answer(security),
  errors: linkErrors,
});

export const startTiktok = endpoint({
  method: 'POST',
  path: '/auth/tiktok/start',
  summary: 'Begins linking TikTok: answers where to go, and keeps state and PKCE verifier in a cookie.',
  who: 'fan',
  rates: perHour(30),
  body: z.strictObject({ redirect_uri: redirectAddress }),
  answer: answer(z.object({ url: z.string() })),
  errors: [e.providerOff, e.redirectNotAllowed, stepUpNeeded],
});

export const linkTiktok = endpoint({
  method: 'POST',
  path: '/auth/methods/tiktok',
  summary: 'Links TikTok by the code that it sent back. TikTok cannot be used to sign in.',
  who: 'fan',
  rates: perHour(30),
  body: z.strictObject({
    code: z.string().min(1).max(500),
    redirect_uri: redirectAddress,
    state: z.string().max(200).optional(),
  }),
  answer: answer(security),
  errors: linkErrors,
});

export const linkWallet = endpoint({
  method: 'POST',
  path: '/auth/methods/wallet',
  summary: 'Links a wallet by a signed message (EIP-4361).',
  who: 'fan',
  rates: perHour(30),
  body: z.strictObject({
    message: z.string().min(1).max(4000),
    signature: z.string().regex(/^0x[0-9a-fA-F]{2,4096}$/),
  }),
  answer: answer(security),
  errors: [...linkErrors, e.walletSignatureWrong],
});

export const removeMethod = endpoint({
  method: 'DELETE',
  path: '/auth/methods/:id',
  summary: 'Removes a sign-in method; never the last one.',
  who: 'fan',
  rates: perHour(30),
  params: z.strictObject({ id }),
  answer: answer(security),
  errors: [notFound, e.lastMethod, stepUpNeeded],
});

export const startTotp = endpoint({
  method: 'POST',
  path: '/auth/totp',
  summary:
    'Starts setting up an authenticator app: answers the setup key, as text and as an address for a QR code.',
  who: 'fan',
  rates: perHour(20),
  answer: answer(z.object({ secret: z.string(), uri: z.string() })),
  errors: [stepUpNeeded, e.factorAlreadyOn],
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/auth/totp/confirm',
  summary: 'Turns on the authenticator app with one of its codes; answers recovery codes, shown once.',
  who: 'fan',
  rates: perHour(30),
  body: z.strictObject({ totp: otp }),
  answer: answer(z.object({ recovery_codes: z.array(z.string()) })),
  errors: [e.secondFactorWrong, e.factorAlreadyOn, stepUpNeeded],
});

export const removeTotp = endpoint({
  method: 'DELETE',
  path: '/auth/totp',
  summary: 'Turns off the authenticator app.',
  who: 'fan',
  rates: perHour(20),
  answer: answer(security),
  errors: [stepUpNeeded],
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys/options',
  summary: 'The options with which the browser creates a passkey.',
  who: 'fan',
  rates: perHour(30),
  answer: answer(z.object({ options: webauthnJson })),
  errors: [stepUpNeeded],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys',
  summary:
    'Adds a passkey for two-step verification; the first method of an account also answers recovery codes.',
  who: 'fan',
  rates: perHour(30),
  body: z.strictObject({ name: z.string().trim().min(1).max(40), response: webauthnJson }),
  answer: answer(z.object({ recovery_codes: z.array(z.string()).nullable() })),
  errors: [conflict, e.secondFactorWrong, e.flowExpired, stepUpNeeded],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/auth/passkeys/:id',
  summary: 'Removes a passkey.',
  who: 'fan',
  rates: perHour(30),
  params: z.strictObject({ id: idOr(notFound) }),
  answer: answer(security),
  errors: [notFound, stepUpNeeded],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/recovery-codes',
  summary: 'Creates new recovery codes; the old ones stop working.',
  who: 'fan',
  rates: perHour(10),
  answer: answer(z.object({ recovery_codes: z.array(z.string()) })),
  errors: [notFound, stepUpNeeded],
});

// Owns the endpoints of signing in: the seed's calls, word for word, and the provider round trips beside them.
import { z } from 'zod';
import { accountSuspended } from '../common-errors.ts';
import { endpoint } from '../endpoint.ts';
import { featureOff } from '../feature-errors.ts';
import { answer, done } from '../shapes.ts';
import { userName } from '../users/shapes.ts';
import * as e from './errors.ts';
import { newPasswordErrors } from './new-password-errors.ts';
import {
  currentSession,
  demoRoles,
  email,
  factorProof,
  otp,
  password,
  providers,
  redirectAddress,
  session,
  webauthnJson,
} from './shapes.ts';

const hour = 3600;
const signInRates = [{ by: 'address', limit: 60, window_s: hour }] as const;

/** Of every sign-in by a provider or wallet. */
const signInErrors = [
  e.providerOff,
  e.consentNeeded,
  e.secondFactorNeeded,
  e.demoKeyWrong,
  accountSuspended,
] as const;

export const signInByEmail = endpoint({
  method: 'POST',
  path: '/auth/system',
  summary: 'Signs in with email and password.',
  who: 'visitor',
  rates: [{ by: 'address', limit: 120, window_s: hour }],
  body: z.strictObject({
    email: z.string().max(254),
    password,
    /** The console's key, which demo accounts ask for from other machines. */
    demo_key: z.string().max(100).optional(),
  }),
  answer: answer(session),
  errors: [e.invalidCredentials, e.secondFactorNeeded, e.demoKeyWrong, e.signInBusy, accountSuspended],
});

export const signInByFirebase = endpoint({
  method: 'POST',
  path: '/auth/firebase',
  summary: 'Signs in by a Firebase ID token, checked against the issuer’s published keys.',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({ firebase_token: z.string().min(1).max(8192) }),
  answer: answer(session),
  errors: [...signInErrors, e.providerRefused, e.providerUnreachable],
});

export const startDiscord = endpoint({
  method: 'POST',
  path: '/auth/discord/start',
  summary: 'Begins a Discord round trip: answers where to go, and keeps state and PKCE verifier in a cookie.',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({
    redirect_uri: redirectAddress,
    /** Whether Discord is asked to let us read the person's servers too: for linking, where steps ask to join one. */
    servers: z.boolean().default(false),
  }),
  answer: answer(z.object({ url: z.string() })),
  errors: [e.providerOff, e.redirectNotAllowed],
});

export const signInByDiscord = endpoint({
  method: 'POST',
  path: '/auth/discord',
  summary: 'Signs in by the code that Discord sent back; needs the cookie of the start.',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({
    code: z.string().min(1).max(500),
    redirect_uri: redirectAddress,
    state: z.string().max(200).optional(),
  }),
  answer: answer(session),
  errors: [...signInErrors, e.providerRefused, e.providerUnreachable, e.flowExpired, e.redirectNotAllowed],
});

export const getTwitterAuthLink = endpoint({
  method: 'POST',
  path: '/public/getTwitterAuthLink',
  summary: 'Begins a Twitter round trip (OAuth 1.0a).',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({ redirect_url: redirectAddress }),
  answer: answer(z.object({ url: z.string(), oauth_token: z.string(), oauth_token_secret: z.string() })),
  errors: [e.providerOff, e.providerRefused, e.providerUnreachable, e.redirectNotAllowed],
});

export const verifyTwitter = endpoint({
  method: 'POST',
  path: '/public/verifyTwitter',
  summary: 'Signs in by what Twitter sent back.',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({
    oauth_token: z.string().min(1).max(500),
    oauth_verifier: z.string().min(1).max(500),
    oauth_token_secret: z.string().min(1).max(500),
  }),
  answer: answer(session),
  errors: [...signInErrors, e.providerRefused, e.providerUnreachable, e.flowExpired],
});

export const walletNonce = endpoint({
  method: 'POST',
  path: '/auth/wallet/nonce',
  summary: 'A nonce and the message to sign (EIP-4361), valid for 10 minutes, once.',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({ address: z.string().regex(/^0x[0-9a-fA-F]{40}$/), chain_id: z.int().positive() }),
  answer: answer(z.object({ nonce: z.string(), message: z.string(), expires_at: z.string() })),
  errors: [e.providerOff],
});

export const signInByWallet = endpoint({
  method: 'POST',
  path: '/auth/wallet',
  summary: 'Signs in by a signed message (EIP-4361).',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({
    message: z.string().min(1).max(4000),
    signature: z.string().regex(/^0x[0-9a-fA-F]{2,4096}$/),
  }),
  answer: answer(session),
  errors: [...signInErrors, e.walletSignatureWrong, e.flowExpired],
});

export const signInAsDemo = endpoint({
  method: 'POST',
  path: '/auth/demo',
  summary: 'Signs in as one of the demo accounts; only in demo mode, with the demo key from other machines.',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({ role: z.enum(demoRoles), key: z.string().max(100).optional() }),
  answer: answer(session),
  errors: [e.providerOff, e.demoKeyWrong, accountSuspended],
});

export const giveConsent = endpoint({
  method: 'POST',
  path: '/auth/consent',
  summary:
    'Accepts the terms and the privacy policy, and creates the account that a first sign-in asked for.',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({
    ticket: z.string().max(16_384),
    accepts_terms: z.boolean(),
    is_13_or_older: z.boolean(),
  }),
  answer: answer(session),
  errors: [
    e.termsNotAccepted,
    e.tooYoung,
    e.ticketExpired,
    e.secondFactorNeeded,
    e.demoKeyWrong,
    accountSuspended,
    featureOff.registration,
  ],
});

export const finishSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'Finishes a sign-in that asked for two-step verification.',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({ ticket: z.string().max(200), proof: factorProof }),
  answer: answer(session),
  errors: [e.secondFactorWrong, e.ticketExpired, accountSuspended],
});

export const secondFactorPasskeyOptions = endpoint({
  method: 'POST',
  path: '/auth/second-factor/passkey-options',
  summary: 'The options with which the browser asks for the passkey during a sign-in.',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({ ticket: z.string().max(200) }),
  answer: answer(z.object({ options: webauthnJson })),
  errors: [e.ticketExpired],
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/system/register',
  summary: 'Creates an account and emails a code. Calling it consents to the terms and the privacy policy.',
  who: 'visitor',
  feature: 'registration',
  rates: [{ by: 'address', limit: 20, window_s: hour }],
  body: z.strictObject({
    email,
    password,
    rawPassword: password,
    accepts_terms: z.boolean().optional(),
    is_13_or_older: z.boolean().optional(),
  }),
  answer: answer(session),
  errors: [e.emailTaken, e.passwordsDiffer, e.termsNotAccepted, e.tooYoung, ...newPasswordErrors],
});

export const validateEmail = endpoint({
  method: 'POST',
  path: '/auth/system/validateEmail',
  summary: 'Whether an account can be created with this email.',
  who: 'visitor',
  rates: [{ by: 'address', limit: 20, window_s: hour }],
  body: z.strictObject({ email }),
  answer: answer(z.object({ available: z.boolean() })),
  errors: [],
});

export const validateUsername = endpoint({
  method: 'POST',
  path: '/auth/system/validateUsername',
  summary: 'Whether a username is available.',
  who: 'visitor',
  rates: [{ by: 'address', limit: 240, window_s: hour }],
  body: z.strictObject({ user_name: userName }),
  answer: answer(z.object({ available: z.boolean() })),
  errors: [],
});

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/auth/system/verifyOtp',
  summary: 'Verifies the email of an account with the code sent to it. Gives no session.',
  who: 'visitor',
  rates: signInRates,
  body: z.strictObject({ otp, user_id: z.string().min(1).max(64) }),
  answer: answer(z.object({ verified: z.literal(true) })),
  errors: [e.otpWrong],
});

export const resendOtp = endpoint({
  method: 'POST',
  path: '/auth/system/resendOTP',
  summary: 'Emails a new code to an unverified account. Answers the same for every address.',
  who: 'visitor',
  rates: [{ by: 'address', limit: 30, window_s: hour }],
  body: z.strictObject({ email }),
  answer: answer(z.object({ resend_after_s: z.int() })),
  errors: [],
});

export const getProviders = endpoint({
  method: 'GET',
  path: '/auth/providers',
  summary: 'The sign-in methods that this site offers.',
  who: 'visitor',
  answer: answer(providers),
  errors: [],
});

export const getSession = endpoint({
  method: 'GET',
  path: '/auth/session',
  summary: 'Who the token belongs to.',
  who: 'fan',
  answer: answer(currentSession),
  errors: [],
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/auth/session',
  summary: 'Ends the session of the token.',
  who: 'fan',
  answer: done,
  errors: [],
});

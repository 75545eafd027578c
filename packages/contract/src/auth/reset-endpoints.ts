// Owns the endpoints of a forgotten password: the email with a code and a link, and a new password by either.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer, done } from '../shapes.ts';
import * as e from './errors.ts';
import { newPasswordErrors } from './new-password-errors.ts';
import { email, otp, password } from './shapes.ts';

const hour = 3600;

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/system/resetPassword',
  summary: 'Emails a code and a link for a new password. Answers the same for every address.',
  who: 'visitor',
  rates: [{ by: 'address', limit: 30, window_s: hour }],
  body: z.strictObject({ email }),
  answer: answer(z.object({ resend_after_s: z.int() })),
  errors: [],
});

export const verifyResetPassword = endpoint({
  method: 'POST',
  path: '/auth/system/verifyResetPassword',
  summary: 'Sets a new password with the emailed code and ends all sessions of the account.',
  who: 'visitor',
  rates: [{ by: 'address', limit: 60, window_s: hour }],
  body: z.strictObject({ email, otp, password }),
  answer: done,
  errors: [e.otpWrong, ...newPasswordErrors],
});

export const resetByLink = endpoint({
  method: 'POST',
  path: '/auth/password-resets',
  summary: 'Sets a new password with the link in the email and ends all sessions of the account.',
  who: 'visitor',
  rates: [{ by: 'address', limit: 60, window_s: hour }],
  body: z.strictObject({ token: z.string().max(100), password }),
  answer: done,
  errors: [e.resetLinkExpired, ...newPasswordErrors],
});

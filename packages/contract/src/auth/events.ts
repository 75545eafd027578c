// Owns the events that the auth domain tells.
import { z } from 'zod';
import { eventType } from '../events.ts';

export const userRegistered = eventType('auth.user-registered', z.object({ user_id: z.string() }));
export const emailVerified = eventType('auth.email-verified', z.object({ user_id: z.string() }));
export const sessionsEnded = eventType(
  'auth.sessions-ended',
  z.object({ user_id: z.string(), session_ids: z.array(z.string()) }),
);
/** Somebody asked for a code by email; whether there is such an account is found out after the answer was given. */
export const codeRequested = eventType(
  'auth.code-requested',
  z.object({ email: z.string(), purpose: z.enum(['verify-email', 'reset-password']) }),
);

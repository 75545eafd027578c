// One sign-in attempt, whatever the way: it ends in a session, in a question (consent, second factor), or in a failure.
import type { ConsentTicket, SecondFactorTicket, Session } from '@stagepass/contract/auth/shapes.ts';
import { type ApiError, isApiError } from '#platform/api/api-error.ts';
import { storeSession } from '#platform/session/session.ts';

export type { ConsentTicket, SecondFactorTicket };

/** A sign-in that asks for something before it gives a session. */
export type PendingSignIn =
  | { kind: 'second-factor'; ticket: SecondFactorTicket }
  | { kind: 'consent'; ticket: ConsentTicket };
export type SignInOutcome = { kind: 'signed-in'; session: Session } | PendingSignIn;
/** `then` is for after the session is there, however many questions come before it. */
export type OnOutcome = (outcome: SignInOutcome, then?: () => void) => void;

function secondFactorOf(details: Partial<SecondFactorTicket>): PendingSignIn | null {
  const { ticket, methods } = details;
  if (typeof ticket !== 'string' || !Array.isArray(methods)) return null;
  return { kind: 'second-factor', ticket: { ticket, methods } };
}

function consentOf(details: Partial<ConsentTicket>): PendingSignIn | null {
  const { ticket, kind, label } = details;
  if (typeof ticket !== 'string' || kind === undefined || typeof label !== 'string') return null;
  return { kind: 'consent', ticket: { ticket, kind, label } };
}

function pendingOf({ code, details }: ApiError): PendingSignIn | null {
  if (typeof details !== 'object' || details === null) return null;
  if (code === 'auth.second-factor-needed') return secondFactorOf(details);
  return code === 'auth.consent-needed' ? consentOf(details) : null;
}

/** Stores the session of a login that carries a token; turns what is still asked for into an outcome. */
export async function settleSignIn(attempt: Promise<{ data: Session }>): Promise<SignInOutcome> {
  try {
    const { data } = await attempt;
    storeSession(data);
    return { kind: 'signed-in', session: data };
  } catch (error) {
    const pending = isApiError(error) ? pendingOf(error) : null;
    if (pending === null) throw error;
    return pending;
  }
}

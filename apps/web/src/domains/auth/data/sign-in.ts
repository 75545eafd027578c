// One sign-in attempt, whatever the way: it ends in a session, in a question for a second factor, or in a failure.
import type { SecondFactorTicket, Session } from '@stagepass/contract/auth/shapes.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { storeSession } from '#platform/session/session.ts';

export type { SecondFactorTicket };

export type SignInOutcome =
  | { kind: 'signed-in'; session: Session }
  | { kind: 'second-factor'; ticket: SecondFactorTicket };

function ticketOf(details: unknown): SecondFactorTicket | null {
  if (typeof details !== 'object' || details === null) return null;
  const { ticket, methods } = details as Partial<SecondFactorTicket>;
  return typeof ticket === 'string' && Array.isArray(methods) ? { ticket, methods } : null;
}

/** Stores the session of a login that carries a token; turns the wish for a second factor into an outcome. */
export async function settleSignIn(attempt: Promise<{ data: Session }>): Promise<SignInOutcome> {
  try {
    const { data } = await attempt;
    storeSession(data);
    return { kind: 'signed-in', session: data };
  } catch (error) {
    const ticket = isApiError(error, 'auth.second-factor-needed') ? ticketOf(error.details) : null;
    if (ticket === null) throw error;
    return { kind: 'second-factor', ticket };
  }
}

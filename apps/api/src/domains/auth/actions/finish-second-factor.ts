// Owns the second half of a sign-in: the ticket and a factor give the session. Five tries, five minutes.
import { secondFactorWrong, ticketExpired } from '@stagepass/contract/auth/errors.ts';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { accountSuspended } from '@stagepass/contract/common-errors.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAccount } from '../accounts.store.ts';
import { clearAttempts } from '../attempts.store.ts';
import { listPasskeys } from '../factors.store.ts';
import { countTicketTry, deleteTicket, lockTicket, putChallenge } from '../flows.store.ts';
import { passkeyRequest } from '../passkeys.client.ts';
import { hashToken, TICKET_MS, TICKET_TRIES } from '../sessions.rules.ts';
import { beginSession, type SignInCall } from './begin-session.ts';
import { type FactorProof, proveFactor } from './prove-factor.ts';
import { takeAttempt } from './take-attempt.ts';

export const factorBucket = (userId: string): string => `factor:${userId}`;

export async function finishSecondFactor(
  platform: Platform,
  call: SignInCall,
  given: { ticket: string; proof: FactorProof },
): Promise<Session> {
  const tokenHash = hashToken(given.ticket);
  const waiting = await platform.db.transaction((tx) => lockTicket(tx, tokenHash, platform.clock.now()));
  if (waiting === undefined || waiting.tries >= TICKET_TRIES) return fail(ticketExpired);
  // Counted by account too: whoever knows the password could get ticket after ticket.
  await takeAttempt(platform, factorBucket(waiting.user_id));
  const session = await platform.db.transaction(async (tx) => {
    const account = await lockAccount(tx, waiting.user_id);
    const ticket = await lockTicket(tx, tokenHash, platform.clock.now());
    if (ticket === undefined || account === undefined || ticket.tries >= TICKET_TRIES)
      return fail(ticketExpired);
    const challenge = { purpose: 'sign-in', holder: tokenHash.toString('base64url') } as const;
    if (!(await proveFactor(platform, tx, account, { proof: given.proof, challenge }))) {
      await countTicketTry(tx, ticket);
      return undefined;
    }
    await deleteTicket(tx, tokenHash);
    await clearAttempts(tx, factorBucket(account.user_id));
    const person = (await findPerson(tx, { id: account.user_id })) ?? fail(ticketExpired);
    if (person.suspended) fail(accountSuspended);
    const signIn = { person, account, method: ticket.method, call, factor_used: true, has_factor: true };
    return beginSession(platform, tx, signIn);
  });
  return session ?? fail(secondFactorWrong);
}

export async function secondFactorPasskeyOptions(
  platform: Platform,
  given: { ticket: string },
): Promise<Record<string, unknown>> {
  const tokenHash = hashToken(given.ticket);
  return platform.db.transaction(async (tx) => {
    const now = platform.clock.now();
    const ticket = await lockTicket(tx, tokenHash, now);
    if (ticket === undefined || ticket.tries >= TICKET_TRIES) return fail(ticketExpired);
    const passkeys = await listPasskeys(tx, ticket.user_id);
    const { options, challenge } = await passkeyRequest(platform.config, passkeys);
    await putChallenge(tx, {
      purpose: 'sign-in',
      holder: tokenHash.toString('base64url'),
      challenge,
      expires_at: new Date(now.getTime() + TICKET_MS),
    });
    return options;
  });
}

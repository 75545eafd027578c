// Owns how a token becomes a user: one prepared query, and a note that it was seen at most every five minutes.
import type { Clock } from '@stagepass/base/clock.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Authenticate } from '#platform/http/actor.ts';
import { hashToken, isTokenShaped, SEEN_AGAIN_MS, SESSION_MS } from '../sessions.rules.ts';
import { findStanding, touchSession } from '../sessions.store.ts';

export interface AuthenticatorOptions {
  db: Executor;
  clock: Clock;
  /** Whether demo people are let in: their passwords are public. */
  demo: boolean;
}

export function authenticator({ db, clock, demo }: AuthenticatorOptions): Authenticate {
  return async (token) => {
    if (!isTokenShaped(token)) return undefined;
    const now = clock.now();
    const found = await findStanding(db, hashToken(token), now);
    if (found === undefined || (found.demo && !demo)) return undefined;
    if (now.getTime() - found.last_seen_at.getTime() >= SEEN_AGAIN_MS)
      await touchSession(db, found.session_id, {
        last_seen_at: now,
        expires_at: new Date(now.getTime() + SESSION_MS),
      });
    return {
      kind: 'user',
      user_id: found.user_id,
      session_id: found.session_id,
      verified: found.verified,
      operator: found.operator,
      suspended: found.suspended,
      stepped_up_at: found.stepped_up_at,
    };
  };
}

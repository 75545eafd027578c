// Owns how a token becomes a user: one prepared query for all who call at once, and a note that it was seen at most every five minutes.
import type { Clock } from '@stagepass/base/clock.ts';
import type { Person } from '#domains/users/public/person.ts';
import type { Executor } from '#platform/db/executor.ts';
import { gathered } from '#platform/db/gather.ts';
import type { Authenticate, SignedIn } from '#platform/http/actor.ts';
import { hashToken, isTokenShaped, SEEN_AGAIN_MS, SESSION_MS } from '../sessions.rules.ts';
import { listStandings, touchSession } from '../sessions.store.ts';

export interface AuthenticatorOptions {
  db: Executor;
  clock: Clock;
  /** Whether demo people are let in: their passwords are public. */
  demo: boolean;
}

export function authenticator({ db, clock, demo }: AuthenticatorOptions): Authenticate {
  const find = gathered((hashes) =>
    listStandings(
      db,
      hashes.map((hash) => Buffer.from(hash, 'hex')),
      clock.now(),
    ),
  );
  return async (token) => {
    if (!isTokenShaped(token)) return undefined;
    const found = await find(hashToken(token).toString('hex'));
    const now = clock.now();
    if (found === undefined || (found.demo && !demo)) return undefined;
    if (now.getTime() - found.last_seen_at.getTime() >= SEEN_AGAIN_MS)
      await touchSession(db, found.session_id, {
        last_seen_at: now,
        expires_at: new Date(now.getTime() + SESSION_MS),
      });
    const user: KnownUser = {
      kind: 'user',
      user_id: found.user_id,
      session_id: found.session_id,
      verified: found.email_verified,
      operator: found.operator && found.has_factor,
      operator_lacks_factor: found.operator && !found.has_factor,
      suspended: found.suspended,
      stepped_up_at: found.stepped_up_at,
      person: personFrom(found),
    };
    return user;
  };
}

export function personFrom(found: Omit<Person, 'id'> & { user_id: string }): Person {
  return {
    id: found.user_id,
    email: found.email,
    email_verified: found.email_verified,
    user_name: found.user_name,
    display_name: found.display_name,
    avatar_small_key: found.avatar_small_key,
    avatar_large_key: found.avatar_large_key,
    operator: found.operator,
    demo: found.demo,
    suspended: found.suspended,
    welcome_done: found.welcome_done,
  };
}

/** The caller with the person's row that came along with the session, so that nobody has to ask for it again. */
export interface KnownUser extends SignedIn {
  readonly person: Person;
}

export function personOf(actor: SignedIn): Person | undefined {
  return 'person' in actor ? (actor as KnownUser).person : undefined;
}

// Owns how a personal access token becomes its maker: without the powers of an operator, and never confirmed anew.
import type { Clock } from '@stagepass/base/clock.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { OpenAccessToken } from '#platform/http/actor.ts';
import { findHolder, touchAccessToken } from '../access-tokens.store.ts';
import { hashToken, SEEN_AGAIN_MS } from '../sessions.rules.ts';
import { type KnownUser, personFrom } from './authenticator.ts';

export function accessTokenOpener(parts: { db: Executor; clock: Clock; demo: boolean }): OpenAccessToken {
  const { db, clock, demo } = parts;
  return async (token) => {
    const now = clock.now();
    const found = await findHolder(db, hashToken(token), now);
    if (found === undefined || (found.demo && !demo)) return undefined;
    if (now.getTime() - (found.last_used_at?.getTime() ?? 0) >= SEEN_AGAIN_MS)
      await touchAccessToken(db, found.token_id, now);
    const user: KnownUser = {
      kind: 'user',
      user_id: found.user_id,
      session_id: found.token_id,
      by_access_token: true,
      verified: found.email_verified,
      operator: false,
      suspended: found.suspended,
      stepped_up_at: null,
      person: { ...personFrom(found), operator: false },
    };
    return { user, scopes: found.scopes };
  };
}

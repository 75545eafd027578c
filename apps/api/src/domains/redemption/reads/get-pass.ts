// Owns the reading of the own fan pass: who one is in one's clubs, and the phones that may show it.
import { notSignedIn } from '@stagepass/contract/common-errors.ts';
import type { FanPass } from '@stagepass/contract/redemption/shapes.ts';
import { listOwnMemberships } from '#domains/memberships/public/list-own-memberships.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listOwnKeys } from './own-keys.ts';

const MOST_CLUBS = 50;

export async function getPass(platform: Platform, actor: Actor): Promise<FanPass> {
  const { user_id } = signedIn(actor);
  const user = (await loadUserCards(platform, platform.db, [user_id])).get(user_id) ?? fail(notSignedIn);
  const memberships = await listOwnMemberships(platform, actor, { limit: MOST_CLUBS });
  const keys = await listOwnKeys(platform, actor);
  return {
    user,
    clubs: memberships.map(({ xp: _xp, ...club }) => club),
    keys: keys.filter((key) => key.revoked_at === null),
    now: platform.clock.now().toISOString(),
  };
}

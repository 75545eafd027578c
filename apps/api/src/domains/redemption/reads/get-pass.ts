// Owns the reading of the own fan pass: who one is in one's clubs, and the phones that may show it.
import { notSignedIn } from '@stagepass/contract/common-errors.ts';
import { type FanPass, MAX_PASS_BADGES, type PassClub } from '@stagepass/contract/redemption/shapes.ts';
import { presentDesigns } from '#domains/items/public/present-items.ts';
import { listOwnMemberships } from '#domains/memberships/public/list-own-memberships.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listHeldBadges } from '../badges.store.ts';
import { listOwnKeys } from './own-keys.ts';

const MOST_CLUBS = 50;

export async function getPass(platform: Platform, actor: Actor): Promise<FanPass> {
  const { user_id } = signedIn(actor);
  const user = (await loadUserCards(platform, platform.db, [user_id])).get(user_id) ?? fail(notSignedIn);
  const memberships = await listOwnMemberships(platform, actor, { limit: MOST_CLUBS });
  const keys = await listOwnKeys(platform, actor);
  const badges = await badgesByClub(platform, user_id);
  return {
    user,
    clubs: memberships.map(({ xp: _xp, ...club }) => ({
      ...club,
      badges: badges.get(club.club.id) ?? [],
    })),
    keys: keys.filter((key) => key.revoked_at === null),
    now: platform.clock.now().toISOString(),
  };
}

async function badgesByClub(platform: Platform, userId: string): Promise<Map<string, PassClub['badges']>> {
  const held = await listHeldBadges(platform.db, { user_id: userId, most: MAX_PASS_BADGES });
  const cards = await presentDesigns(
    platform,
    platform.db,
    held.map(({ design_id }) => design_id),
  );
  const found = new Map<string, PassClub['badges']>();
  for (const { club_id, design_id } of held) {
    const card = cards.get(design_id);
    if (card === undefined) continue;
    const { name, quality, picture } = card;
    const badge = { design_id, name, quality, picture_url: picture?.small_url ?? null };
    found.set(club_id, [...(found.get(club_id) ?? []), badge]);
  }
  return found;
}

// Owns the tier that the staff gives by hand: one at a time, beside whatever else somebody has.
import { memberNotFound, notAMember, tierNotFound } from '@stagepass/contract/memberships/errors.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockManaged } from '../access.ts';
import { changingTiers } from '../change-tiers.ts';
import { deleteGrants, findTier, insertGrants } from '../tiers.store.ts';

export const HAND = 'hand';

/** Staff may give themselves one too: a tier is a seat in the house, not value. */
export async function setMemberTier(
  platform: Platform,
  actor: Actor,
  asked: { id: string; user_id: string; tier_id: string | null },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club, target, actor_id } = await lockManaged(platform, tx, actor, {
      ...asked,
      own_too: true,
    });
    if (target === undefined) return fail(memberNotFound);
    if (target.state !== 'active') return fail(notAMember);
    const wanted = asked.tier_id;
    const tier = wanted === null ? undefined : await findTier(tx, club.id, wanted);
    if (wanted !== null && tier === undefined) return fail(tierNotFound);
    const key = { club_id: club.id, user_id: target.user_id };
    await changingTiers(tx, club.id, [target.user_id], async () => {
      await deleteGrants(tx, { ...key, source: HAND });
      if (tier !== undefined)
        await insertGrants(tx, [
          { ...key, tier_id: tier.id, source: HAND, until: null, granted_at: platform.clock.now() },
        ]);
    });
    await recordDeed(platform, tx, {
      club_id: club.id,
      actor_id,
      deed: 'memberships.tier-set',
      subject: { kind: 'user', id: target.user_id },
      details: { tier: tier?.name ?? null },
    });
  });
}

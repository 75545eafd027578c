// Owns somebody's levels over all their clubs, in the order of their clubs.
import { levelProgress } from '@stagepass/base/level.ts';
import type { OwnLevel } from '@stagepass/contract/levels/shapes.ts';
import { listOwnMembershipPage } from '#domains/memberships/public/list-own-memberships.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { nameOf, presentStep } from '../ladder.rules.ts';
import { listStepsOfClubs } from '../steps.store.ts';

/** One query more than the memberships take, whatever the number of clubs. */
export async function listOwnLevels(
  platform: Platform,
  actor: Actor,
  asked: PageAsked,
): Promise<Page<OwnLevel>> {
  const { data, next_cursor } = await listOwnMembershipPage(platform, actor, asked);
  const all = await listStepsOfClubs(
    platform.db,
    data.map(({ club }) => club.id),
  );
  const byClub = Map.groupBy(all, ({ club_id }) => club_id);
  return {
    data: data.map(({ club, xp, tier }) => {
      const steps = byClub.get(club.id) ?? [];
      const progress = levelProgress(xp);
      const next = steps.find(({ level }) => level > progress.level);
      return {
        club,
        xp,
        ...progress,
        name: nameOf(steps, progress.level),
        tier,
        next: next === undefined ? null : presentStep(next),
      };
    }),
    next_cursor,
  };
}

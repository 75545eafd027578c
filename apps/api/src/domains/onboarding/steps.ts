// Owns which first steps somebody has done: worked out from the rows of their domains, so that nothing is counted twice or forgotten.
import {
  type OnboardingPath,
  type OnboardingStep,
  onboardingSteps,
} from '@stagepass/contract/onboarding/shapes.ts';
import { grantBadge } from '#domains/badges/public/grant-badge.ts';
import { loadOwnerIds } from '#domains/clubs/public/load-owner-ids.ts';
import { hasBroughtOut } from '#domains/items/public/has-brought-out.ts';
import { clubIdsOf } from '#domains/memberships/public/club-ids-of.ts';
import { countAllCompleted } from '#domains/missions/public/count-all-completed.ts';
import { hasPublishedMission } from '#domains/missions/public/has-published.ts';
import { countPosts } from '#domains/posts/public/count-posts.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { hasCompleted, insertCompleted } from './onboarding.store.ts';

/** The site's own, made with its tables. */
export const badgeOf: Record<OnboardingPath, string> = {
  fan: '00000000-0000-7000-8000-00000000f001',
  creator: '00000000-0000-7000-8000-00000000f002',
};

const MISSIONS = 3;

export type DoneSteps = ReadonlySet<OnboardingStep>;

export async function fanSteps(tx: Executor, userId: string): Promise<DoneSteps> {
  const done = new Set<OnboardingStep>();
  const missions = await countAllCompleted(tx, userId, MISSIONS);
  if (missions > 0 || (await clubIdsOf(tx, userId)).length > 0) done.add('join');
  for (const step of onboardingSteps.fan.slice(1, 1 + missions)) done.add(step);
  return done;
}

export async function creatorSteps(
  tx: Executor,
  { club_id, user_id }: { club_id: string; user_id: string },
): Promise<DoneSteps> {
  const done = new Set<OnboardingStep>();
  if (((await countPosts(tx, { club_id, user_ids: [user_id] })).get(user_id) ?? 0) > 0) done.add('post');
  if (await hasBroughtOut(tx, club_id)) done.add('item');
  if (await hasPublishedMission(tx, club_id)) done.add('mission');
  return done;
}

export function isComplete(path: OnboardingPath, done: DoneSteps): boolean {
  return onboardingSteps[path].every((step) => done.has(step));
}

/** After somebody finished a mission. Run again, it gives nothing twice. */
export async function completeFan(platform: Platform, tx: Tx, userId: string): Promise<void> {
  // Asked after every mission for ever: whoever has the badge is not counted again.
  if (await hasCompleted(tx, { user_id: userId, path: 'fan' })) return;
  if (isComplete('fan', await fanSteps(tx, userId))) await complete(platform, tx, userId, 'fan');
}

/** After something was published in a club: its owner may have all three. */
export async function completeCreator(platform: Platform, tx: Tx, clubId: string): Promise<void> {
  const owner = (await loadOwnerIds(tx, [clubId])).get(clubId);
  if (owner === undefined) return;
  const done = await creatorSteps(tx, { club_id: clubId, user_id: owner });
  if (isComplete('creator', done)) await complete(platform, tx, owner, 'creator');
}

async function complete(platform: Platform, tx: Tx, user_id: string, path: OnboardingPath): Promise<void> {
  const at = platform.clock.now();
  if (!(await insertCompleted(tx, { user_id, path, at }))) return;
  await grantBadge(tx, { badge_id: badgeOf[path], user_id, cause: { kind: 'onboarding', id: path }, at });
}

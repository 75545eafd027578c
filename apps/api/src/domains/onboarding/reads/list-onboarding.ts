// Owns the first steps that are shown to somebody: as a fan, and as the creator of their newest club.
import {
  type Onboarding,
  type OnboardingPath,
  onboardingSteps,
  SHOWN_FOR_DAYS,
} from '@stagepass/contract/onboarding/shapes.ts';
import { loadBadgeCards } from '#domains/badges/public/load-badge-cards.ts';
import { findNewestOwned } from '#domains/clubs/public/find-newest-owned.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import { accountSince } from '#domains/users/public/account-since.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listPaths } from '../onboarding.store.ts';
import { badgeOf, creatorSteps, type DoneSteps, fanSteps } from '../steps.ts';

const DAY_MS = 86_400_000;

export async function listOnboarding(platform: Platform, actor: Actor): Promise<Onboarding[]> {
  const { db } = platform;
  const { user_id } = signedIn(actor);
  const rows = new Map((await listPaths(db, user_id)).map((row) => [row.path, row]));
  const wants = (path: OnboardingPath) => {
    const row = rows.get(path);
    return row === undefined || (row.completed_at === null && row.dismissed_at === null);
  };
  const isNew = (since: Date | undefined) =>
    since !== undefined && platform.clock.now().getTime() - since.getTime() < SHOWN_FOR_DAYS * DAY_MS;
  const shown: { path: OnboardingPath; done: DoneSteps; club_id: string | null }[] = [];
  if (wants('creator')) {
    const club = await findNewestOwned(db, user_id);
    if (club !== undefined && isNew(club.created_at))
      shown.push({
        path: 'creator',
        done: await creatorSteps(db, { club_id: club.id, user_id }),
        club_id: club.id,
      });
  }
  if (wants('fan') && isNew(await accountSince(db, user_id)))
    shown.push({ path: 'fan', done: await fanSteps(db, user_id), club_id: null });
  return present(platform, user_id, shown);
}

async function present(
  platform: Platform,
  userId: string,
  shown: readonly { path: OnboardingPath; done: DoneSteps; club_id: string | null }[],
): Promise<Onboarding[]> {
  const { db } = platform;
  const badges = await loadBadgeCards(
    platform,
    db,
    shown.map(({ path }) => badgeOf[path]),
    userId,
  );
  const clubs = await loadClubCards(
    platform,
    db,
    shown.flatMap(({ club_id }) => club_id ?? []),
  );
  return shown.flatMap(({ path, done, club_id }) => {
    const badge = badges.get(badgeOf[path]);
    const club = clubs.get(club_id ?? '') ?? null;
    if (badge === undefined) return [];
    const steps = onboardingSteps[path].map((step) => ({ step, done: done.has(step) }));
    const named = club && {
      id: club.id,
      handle: club.handle,
      name: club.name,
      hue: club.hue,
      picture: club.picture,
    };
    return [{ path, steps, club: named, badge }];
  });
}

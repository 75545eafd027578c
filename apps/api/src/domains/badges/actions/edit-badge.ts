// Owns the making, changing and retiring of a club's badges; each in the club's log.
import { badgeNotFound, badgeOfAchievement, tooManyBadges } from '@stagepass/contract/badges/errors.ts';
import { MOST_BADGES } from '@stagepass/contract/badges/kinds.ts';
import type { BadgeInput } from '@stagepass/contract/badges/shapes.ts';
import { conflict } from '@stagepass/contract/common-errors.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadBadgeToManage } from '../access.ts';
import { countBadgesOfClub, insertBadgeRow, lockBadge, updateBadgeRow } from '../badges.store.ts';

/** Answers its id. */
export async function createBadge(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { look, name, description }: BadgeInput,
): Promise<string> {
  return platform.db.transaction(async (tx) => {
    const { club } = await loadClubFor(platform, tx, actor, clubId, 'manage-content');
    if ((await countBadgesOfClub(tx, club.id)) >= MOST_BADGES) fail(tooManyBadges);
    const id = newId(platform);
    await insertBadgeRow(tx, {
      id,
      club_id: club.id,
      name,
      description,
      ...look,
      stages: 1,
      of_achievement: false,
      retired_at: null,
      created_by: signedIn(actor).user_id,
      created_at: platform.clock.now(),
    });
    await log(platform, tx, actor, { club_id: club.id, name, deed: 'badges.made' });
    return id;
  });
}

export async function changeBadge(
  platform: Platform,
  actor: Actor,
  id: string,
  { look, version, name, description }: BadgeInput & { version: number },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club } = await loadBadgeToManage(platform, tx, actor, id);
    const badge = (await lockBadge(tx, id)) ?? fail(badgeNotFound);
    if (badge.of_achievement) fail(badgeOfAchievement);
    if (badge.version !== version) fail(conflict);
    await updateBadgeRow(tx, id, { name, description, ...look, version: version + 1 });
    await log(platform, tx, actor, { club_id: club.id, name, deed: 'badges.changed' });
  });
}

export async function retireBadge(platform: Platform, actor: Actor, id: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { club } = await loadBadgeToManage(platform, tx, actor, id);
    const badge = (await lockBadge(tx, id)) ?? fail(badgeNotFound);
    if (badge.of_achievement) fail(badgeOfAchievement);
    if (badge.retired_at !== null) return;
    await updateBadgeRow(tx, id, { retired_at: platform.clock.now() });
    await log(platform, tx, actor, { club_id: club.id, name: badge.name, deed: 'badges.retired' });
  });
}

async function log(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  { club_id, name, deed }: { club_id: string; name: string; deed: DeedName },
): Promise<void> {
  const actor_id = signedIn(actor).user_id;
  await recordDeed(platform, tx, { club_id, actor_id, deed, details: { name } });
}

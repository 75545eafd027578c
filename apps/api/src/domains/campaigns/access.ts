// Owns the doors to campaigns: who sees one, and who makes it.
import { campaignNotFound } from '@stagepass/contract/campaigns/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { clubsSeenInside } from '#domains/memberships/public/clubs-seen-inside.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listClubs } from './campaign-clubs.store.ts';
import { findCampaign } from './campaigns.store.ts';
import type { CampaignRow, ClubRow } from './tables.ts';

export interface Door {
  campaign: CampaignRow;
  /** That made it. */
  club: Club;
  standing: Standing;
  clubs: readonly ClubRow[];
}

/** A draft is there for those who make it; everything else for whoever sees the inside of one of its clubs. */
export async function loadCampaign(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<Door & { edits: boolean }> {
  const door = await loadDoor(platform, tx, actor, id);
  const edits = await managesAny(platform, tx, actor, door);
  if (door.campaign.state === 'draft' && !edits) fail(campaignNotFound);
  if (!edits && !may(door.club, door.standing, 'see-inside')) {
    const others = door.clubs.filter(({ answer }) => answer === 'accepted').map(({ club_id }) => club_id);
    const seen = await clubsSeenInside(platform, actor, others);
    if (seen.size === 0) requireMay(door.club, door.standing, 'see-inside');
  }
  return { ...door, edits };
}

/** For the staff of the club that made it. */
export async function loadAsHost(platform: Platform, tx: Executor, actor: Actor, id: string): Promise<Door> {
  const door = await loadDoor(platform, tx, actor, id);
  requireMay(door.club, door.standing, 'manage-content');
  return door;
}

/** For the staff of any club that makes it or was asked to. */
export async function loadAsMaker(platform: Platform, tx: Executor, actor: Actor, id: string): Promise<Door> {
  const door = await loadDoor(platform, tx, actor, id);
  if (!(await managesAny(platform, tx, actor, door))) requireMay(door.club, door.standing, 'manage-content');
  return door;
}

async function loadDoor(platform: Platform, tx: Executor, actor: Actor, id: string): Promise<Door> {
  const campaign = await findCampaign(tx, id);
  if (campaign === undefined) return fail(campaignNotFound);
  const found = await loadClubAndStanding(platform, tx, actor, campaign.club_id);
  if (found === undefined) return fail(campaignNotFound);
  return { campaign, ...found, clubs: await listClubs(tx, [id]) };
}

/** Ids of the clubs of it that the actor makes content for. */
export async function managedClubs(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  { club, standing, clubs }: Door,
): Promise<ReadonlySet<string>> {
  const managed = new Set<string>(may(club, standing, 'manage-content') ? [club.id] : []);
  if (actor.kind !== 'user') return managed;
  for (const { club_id, answer } of clubs) {
    if (club_id === club.id || answer === 'declined') continue;
    const other = await loadClubAndStanding(platform, tx, actor, club_id);
    if (other !== undefined && may(other.club, other.standing, 'manage-content')) managed.add(club_id);
  }
  return managed;
}

async function managesAny(platform: Platform, tx: Executor, actor: Actor, door: Door): Promise<boolean> {
  if (may(door.club, door.standing, 'manage-content')) return true;
  return (await managedClubs(platform, tx, actor, door)).size > 0;
}

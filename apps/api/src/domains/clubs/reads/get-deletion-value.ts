// Owns what an owner is told before deleting a club: figures of every domain that holds value.
import type { ClubValue } from '@stagepass/contract/clubs/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { clubMembers } from '../public/members-slot.ts';
import { valueOfClub } from '../public/value-of-club.ts';

export async function getDeletionValue(platform: Platform, actor: Actor, id: string): Promise<ClubValue> {
  const { club } = await clubMembers.read().loadClubFor(platform, platform.db, actor, id, 'delete-club');
  return { members: club.member_count, ...(await valueOfClub.read()(platform, club.id)) };
}

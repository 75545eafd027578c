// Owns what only the staff reads of a club: its text policy, and how much of its limits is used.
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import type { TextPolicy } from '@stagepass/contract/clubs/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findTextPolicyRow } from '../clubs.store.ts';
import { type LimitRow, listLimits } from '../limits.store.ts';
import { clubMembers } from '../public/members-slot.ts';

export async function getTextPolicy(platform: Platform, actor: Actor, id: string): Promise<TextPolicy> {
  const { club } = await clubMembers.read().loadClubFor(platform, platform.db, actor, id, 'manage-content');
  return (await findTextPolicyRow(platform.db, club.id))?.text_policy ?? fail(clubNotFound);
}

export async function getLimits(platform: Platform, actor: Actor, id: string): Promise<LimitRow[]> {
  const { club } = await clubMembers.read().loadClubFor(platform, platform.db, actor, id, 'manage-club');
  return listLimits(platform.db, club.id);
}

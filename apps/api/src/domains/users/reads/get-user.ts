// Owns the reading of profiles: a public one by id or user name, and the own one.
import type { OwnProfile, PublicProfile } from '@stagepass/contract/users/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { loadOwnUser, loadProfileFor } from '../access.ts';
import { presentOwnProfile, presentProfile } from '../views.ts';

export async function getUser(platform: Platform, actor: Actor, idOrName: string): Promise<PublicProfile> {
  return presentProfile(platform, actor, await loadProfileFor(actor, platform.db, idOrName));
}

export async function getOwnProfile(platform: Platform, actor: Actor): Promise<OwnProfile> {
  return presentOwnProfile(platform, actor, await loadOwnUser(actor, platform.db));
}

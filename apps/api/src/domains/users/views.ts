// Owns how people's rows become the shapes of the contract.
import type { OwnProfile, PublicProfile } from '@stagepass/contract/users/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { canEditProfile } from './policy.ts';
import { presentPicture } from './public/present-user.ts';
import type { UserRow } from './tables.ts';
import { userNameChangeableAt } from './user-names.rules.ts';
import type { ProfileRow } from './users.store.ts';

export function presentProfile(platform: Platform, actor: Actor, row: ProfileRow | UserRow): PublicProfile {
  return {
    id: row.id,
    user_name: row.user_name,
    display_name: row.display_name,
    avatar: presentPicture(platform, row),
    bio: row.bio,
    links: row.links,
    joined_at: row.created_at.toISOString(),
    hue: row.hue,
    can: { edit: canEditProfile(actor, row.id) },
  };
}

export function presentOwnProfile(platform: Platform, actor: Actor, row: UserRow): OwnProfile {
  const changeable = userNameChangeableAt(row.user_name_changed_at, platform.clock.now());
  return {
    ...presentProfile(platform, actor, row),
    email: row.email ?? '',
    email_verified: row.email_verified_at !== null,
    interests: row.interests,
    operator: row.operator,
    user_name_changeable_at: changeable?.toISOString() ?? null,
    welcome_done: row.welcome_done_at !== null,
  };
}

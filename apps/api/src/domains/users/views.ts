// Owns how people's rows become the shapes of the contract.
import type {
  ListedPerson,
  OwnProfile,
  Privacy,
  ProfileClub,
  PublicProfile,
  Relation,
  UserCard,
} from '@stagepass/contract/users/shapes.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ProfileFor } from './access.ts';
import type { FollowListRow } from './follows.store.ts';
import {
  canBlock,
  canEditProfile,
  canFollow,
  canMessage,
  canReport,
  canSeeClubs,
  isAmong,
  type Standing,
} from './policy.ts';
import { presentPicture, presentUser } from './public/present-user.ts';
import type { UserRow } from './tables.ts';
import { userNameChangeableAt } from './user-names.rules.ts';
import type { ProfileRow } from './users.store.ts';

/** What stands beside the person's own row on a profile. */
export interface ProfileCompany {
  mutual: { count: number; some: UserCard[] };
  clubs: ProfileClub[];
  clubs_shared: number;
}

export interface FollowCounts {
  followers: number;
  following: number;
}

export function presentProfile(
  platform: Platform,
  actor: Actor,
  { profile, standing }: ProfileFor,
  company: ProfileCompany,
): PublicProfile {
  return {
    ...profileBase(platform, profile, profile),
    ...company,
    viewer: presentRelation(standing),
    shows: profileShows(actor, profile, standing),
    can: {
      edit: canEditProfile(actor, profile.id),
      follow: canFollow(actor, profile, standing),
      block: canBlock(actor, profile.id),
      report: canReport(actor, profile.id),
      message: canMessage(actor, profile.id, standing),
    },
  };
}

export function profileShows(actor: Actor, profile: ProfileRow, standing: Standing): PublicProfile['shows'] {
  return {
    clubs: canSeeClubs(actor, profile),
    collection: isAmong(actor, profile.collection_for, profile.id, standing),
    follow_lists: isAmong(actor, profile.follow_lists_for, profile.id, standing),
  };
}

function profileBase(platform: Platform, row: ProfileRow | UserRow, counts: FollowCounts) {
  return {
    id: row.id,
    user_name: row.user_name,
    display_name: row.display_name,
    avatar: presentPicture(platform, row),
    bio: row.bio,
    links: row.links,
    joined_at: row.created_at.toISOString(),
    hue: row.hue,
    followers: counts.followers,
    following: counts.following,
  };
}

/** Without the other side's block: nobody learns of it. */
export function presentRelation(standing: Standing): Relation | null {
  if (standing === null) return null;
  const { following, followed_by, muted, blocked } = standing;
  return { following, followed_by, muted, blocked };
}

export function presentListed(
  platform: Platform,
  actor: Actor,
  row: FollowListRow,
  standing: Standing,
): ListedPerson {
  return {
    ...presentUser(platform, row),
    bio: row.bio,
    viewer: presentRelation(standing),
    can: { follow: canFollow(actor, row, standing) },
  };
}

export function presentOwnProfile(
  platform: Platform,
  actor: Actor,
  row: UserRow,
  counts: FollowCounts,
): OwnProfile {
  const changeable = userNameChangeableAt(row.user_name_changed_at, platform.clock.now());
  return {
    ...profileBase(platform, row, counts),
    email: row.email ?? '',
    email_verified: row.email_verified_at !== null,
    interests: row.interests,
    operator: row.operator,
    user_name_changeable_at: changeable?.toISOString() ?? null,
    welcome_done: row.welcome_done_at !== null,
    can: { edit: canEditProfile(actor, row.id) },
  };
}

export function presentPrivacy(row: UserRow): Privacy {
  const { collection_for, follow_lists_for, followable_by, clubs_shown, message_requests } = row;
  return { collection_for, follow_lists_for, followable_by, clubs_shown, message_requests };
}

/** For answers about somebody else, who was found. */
export function relationOf(standing: Standing): Relation {
  return presentRelation(standing) ?? nothingBetween;
}

const nothingBetween: Relation = { following: false, followed_by: false, muted: false, blocked: false };

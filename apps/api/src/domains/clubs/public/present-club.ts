// Owns how a club becomes a card.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import type { Club } from './club.ts';

export type PresentableClub = Pick<
  Club,
  | 'id'
  | 'handle'
  | 'name'
  | 'tagline'
  | 'category'
  | 'hue'
  | 'picture_small_key'
  | 'picture_large_key'
  | 'cover_key'
  | 'visibility'
  | 'join_policy'
  | 'member_count'
>;

type Storage = Pick<Platform, 'storage'>;

export function presentClubPicture(
  { storage }: Storage,
  club: Pick<Club, 'picture_small_key' | 'picture_large_key'>,
): ClubCard['picture'] {
  if (club.picture_small_key === null) return null;
  return {
    small_url: storage.publicUrl(club.picture_small_key),
    large_url: storage.publicUrl(club.picture_large_key ?? club.picture_small_key),
  };
}

export function presentClub(platform: Storage, club: PresentableClub): ClubCard {
  const { storage } = platform;
  return {
    id: club.id,
    handle: club.handle,
    name: club.name,
    tagline: club.tagline,
    category: club.category,
    hue: club.hue,
    picture: presentClubPicture(platform, club),
    cover_url: club.cover_key === null ? null : storage.publicUrl(club.cover_key),
    visibility: club.visibility,
    join_policy: club.join_policy,
    member_count: club.member_count,
  };
}

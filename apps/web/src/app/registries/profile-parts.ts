// Owns the list of what all domains show on a person's profile.
import { profileClubs } from '#domains/clubs/public/profile-part.ts';
import { collectionPart } from '#domains/items/public/profile-part.ts';
import { postsProfilePart } from '#domains/posts/public/profile-part.ts';
import type { ProfilePart } from '#domains/users/public/profile-parts.ts';

export const allProfileParts: readonly ProfilePart[] = [collectionPart, profileClubs, postsProfilePart];

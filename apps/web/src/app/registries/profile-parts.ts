// Owns the list of what all domains show on a person's profile.
import type { ProfilePart } from '#domains/users/public/profile-parts.ts';

export const allProfileParts: readonly ProfilePart[] = [];

// What clubs put on profiles and in settings, each part fetched when it is shown.
import type { ProfilePart } from '#domains/users/public/profile-parts.ts';

const profilePart: ProfilePart = { name: 'clubs', load: () => import('./parts/profile-clubs.tsx') };

export const userParts = { profile: [profilePart] };

// What clubs show on a person's profile, fetched when one is opened.
import type { ProfilePart } from '#domains/users/public/profile-parts.ts';

export const profileClubs: ProfilePart = {
  name: 'clubs',
  load: () => import('../parts/profile-clubs.tsx'),
};

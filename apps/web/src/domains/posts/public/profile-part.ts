// What a profile shows of a person's posts.
import type { ProfilePart } from '#domains/users/public/profile-parts.ts';

export const postsProfilePart: ProfilePart = {
  name: 'posts',
  load: () => import('../parts/profile-posts.tsx'),
};

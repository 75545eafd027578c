// What items show on a person's profile, fetched when one is opened.
import type { ProfilePart } from '#domains/users/public/profile-parts.ts';

export const collectionPart: ProfilePart = {
  name: 'collection',
  load: () => import('../parts/profile-collection.tsx'),
};

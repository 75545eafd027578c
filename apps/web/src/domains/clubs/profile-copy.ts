// Every text about clubs on a person's profile.
import type { ProfileClub } from '@stagepass/contract/users/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

const roles = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
} as const satisfies Record<ProfileClub['role'], string>;

export const profileClubsCopy = defineCopy({
  title: 'Clubs',
  roles,
  shared: 'You’re a member too',
  sharedRole: '{role}. You’re a member too.',
});

// What memberships put on a club's management screen.
import { ranking } from '@stagepass/ui/icon/phosphor/ranking.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/users-three.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

const members: ManageTile = {
  name: 'members',
  isFor: ({ viewer }) => viewer.can.manage_members,
  icon: usersThree,
  copy: defineCopy({ label: 'Members' }),
  path: (handle) => clubScreenPath(handle, 'manage-members'),
  counts: 'join-requests',
};
const tiers: ManageTile = {
  name: 'tiers',
  isFor: ({ viewer }) => viewer.can.manage_members,
  icon: ranking,
  copy: defineCopy({ label: 'Tiers' }),
  path: (handle) => clubScreenPath(handle, 'manage-member-tier'),
};

export const manageParts = { tiles: [members, tiers] };

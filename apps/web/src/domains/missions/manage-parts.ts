// What missions put on a club's management screen.
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageMissionsPath } from './public/paths.ts';

const missions: ManageTile = {
  name: 'missions',
  isFor: ({ viewer }) => viewer.can.manage_content,
  icon: ticket,
  copy: defineCopy({ label: 'Missions' }),
  path: (handle) => manageMissionsPath(handle),
};

export const manageParts = { tiles: [missions] };

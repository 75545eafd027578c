// What levels put on a club's management screen.
import { steps } from '@stagepass/ui/icon/phosphor/steps.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { editLevelsPath } from './public/paths.ts';

const levels: ManageTile = {
  name: 'levels',
  isFor: ({ viewer }) => viewer.can.manage_members,
  icon: steps,
  copy: defineCopy({ label: 'Levels' }),
  path: editLevelsPath,
};

export const manageParts = { tiles: [levels] };

// What achievements put on a club's management screen.
import { medal } from '@stagepass/ui/icon/phosphor/medal.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageAchievementsPath } from './public/paths.ts';

const achievements: ManageTile = {
  name: 'achievements',
  isFor: ({ viewer }) => viewer.can.manage_content,
  icon: medal,
  copy: defineCopy({ label: 'Achievements' }),
  path: manageAchievementsPath,
};

export const manageParts = { tiles: [achievements] };

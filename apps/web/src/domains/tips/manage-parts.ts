// What tips put on a club's management screen.
import { handHeart } from '@stagepass/ui/icon/phosphor/hand-heart.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageTipsPath } from './public/paths.ts';

const tips: ManageTile = {
  name: 'tips',
  isFor: ({ viewer }) => viewer.can.manage_sales,
  icon: handHeart,
  copy: defineCopy({ label: 'Tips' }),
  path: (handle) => manageTipsPath(handle),
};

export const manageParts = { tiles: [tips] };

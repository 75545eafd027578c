// What sets put on a club's management screen.
import { cards } from '@stagepass/ui/icon/phosphor/cards.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageSetsPath } from './public/paths.ts';

const sets: ManageTile = {
  name: 'sets',
  isFor: ({ viewer }) => viewer.can.manage_sales,
  icon: cards,
  copy: defineCopy({ label: 'Sets' }),
  path: manageSetsPath,
};

export const manageParts = { tiles: [sets] };

// What insights put on a club's management screen.
import { chartBar } from '@stagepass/ui/icon/phosphor/chart-bar.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { overviewPath } from './public/paths.ts';

const overview: ManageTile = {
  name: 'overview',
  isFor: ({ viewer }) => viewer.can.manage_club,
  icon: chartBar,
  copy: defineCopy({ label: 'Overview' }),
  path: (handle) => overviewPath(handle),
};

export const manageParts = { tiles: [overview] };

// What votes put on a club's management screen.
import { chartBarHorizontal } from '@stagepass/ui/icon/phosphor/chart-bar-horizontal.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageVotesPath } from './public/paths.ts';

const votes: ManageTile = {
  name: 'votes',
  isFor: ({ viewer }) => viewer.can.manage_content,
  icon: chartBarHorizontal,
  copy: defineCopy({ label: 'Votes' }),
  path: (handle) => manageVotesPath(handle),
};

export const manageParts = { tiles: [votes] };

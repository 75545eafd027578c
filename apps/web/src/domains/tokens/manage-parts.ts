// What fan tokens put on a club's management screen.
import { coins } from '@stagepass/ui/icon/phosphor/coins.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageTokenPath } from './public/paths.ts';

const token: ManageTile = {
  name: 'token',
  isFor: ({ viewer }) => viewer.can.manage_sales,
  icon: coins,
  copy: defineCopy({ label: 'Fan token' }),
  path: (handle) => manageTokenPath(handle),
};

export const manageParts = { tiles: [token] };

// What subscriptions put on a club's management screen.
import { repeat } from '@stagepass/ui/icon/phosphor/repeat.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { managePlansPath } from './public/paths.ts';

const subscriptions: ManageTile = {
  name: 'subscriptions',
  isFor: ({ viewer }) => viewer.can.manage_sales,
  icon: repeat,
  copy: defineCopy({ label: 'Plans' }),
  path: (handle) => managePlansPath(handle),
};

export const manageParts = { tiles: [subscriptions] };

// What stations put on a club's management screen.
import { storefront } from '@stagepass/ui/icon/phosphor/storefront.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageStationsPath } from './public/paths.ts';

const stations: ManageTile = {
  name: 'stations',
  isFor: ({ viewer }) => viewer.can.manage_content,
  icon: storefront,
  copy: defineCopy({ label: 'Stations' }),
  path: (handle) => manageStationsPath(handle),
};

export const manageParts = { tiles: [stations] };

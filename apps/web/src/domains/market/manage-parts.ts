// What the market puts on a club's management screen.
import { storefront } from '@stagepass/ui/icon/phosphor/storefront.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageStorePath } from './public/paths.ts';

const store: ManageTile = {
  name: 'store',
  isFor: ({ viewer }) => viewer.can.manage_sales,
  icon: storefront,
  copy: defineCopy({ label: 'Store' }),
  path: (handle) => manageStorePath(handle),
};

export const manageParts = { tiles: [store] };

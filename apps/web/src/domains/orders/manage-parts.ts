// What orders put on a club's management screen.
import { receipt } from '@stagepass/ui/icon/phosphor/receipt.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { clubOrdersPath } from '#domains/market/public/paths.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

const orders: ManageTile = {
  name: 'orders',
  icon: receipt,
  copy: defineCopy({ label: 'Orders' }),
  path: (handle) => clubOrdersPath(handle),
  isFor: ({ viewer }) => viewer.can.manage_sales,
};

export const manageParts = { tiles: [orders] };

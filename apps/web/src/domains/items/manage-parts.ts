// What items put on a club's management screen.
import { scan } from '@stagepass/ui/icon/phosphor/scan.ts';
import { vault } from '@stagepass/ui/icon/phosphor/vault.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { manageItemsPath, scannerPath } from './public/paths.ts';

const items: ManageTile = {
  name: 'items',
  isFor: ({ viewer }) => viewer.can.manage_sales,
  icon: vault,
  copy: defineCopy({ label: 'Items' }),
  path: manageItemsPath,
};
const scanner: ManageTile = {
  name: 'scanner',
  isFor: ({ viewer }) => viewer.can.scan,
  icon: scan,
  copy: defineCopy({ label: 'Scanner' }),
  path: scannerPath,
};

export const manageParts = { tiles: [items, scanner] };

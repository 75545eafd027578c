// What gacha puts on a club's management screen.
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import type { ManageTile } from '#domains/clubs/public/manage-slots.ts';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

const packs: ManageTile = {
  name: 'packs',
  isFor: ({ viewer }) => viewer.can.manage_sales,
  icon: gift,
  copy: defineCopy({ label: 'Packs' }),
  path: (handle) => clubScreenPath(handle, 'manage-gacha'),
};

export const manageParts = { tiles: [packs] };

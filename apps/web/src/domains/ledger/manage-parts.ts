// What the ledger puts on a club's management screen: its earnings, with a page of their own.
import { coins } from '@stagepass/ui/icon/phosphor/coins.ts';
import type { ManageTile, ManageView } from '#domains/clubs/public/manage-slots.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { clubMoneyPath } from './public/paths.ts';
import { moneyView } from './public/views.ts';

const earnings: ManageTile = {
  name: 'earnings',
  icon: coins,
  copy: defineCopy({ label: 'Earnings' }),
  path: clubMoneyPath,
  isFor: (club) => club.viewer.can.manage_club,
};
const view: ManageView = {
  name: moneyView,
  need: 'manage_club',
  load: () => import('./parts/club-money.tsx'),
};

export const manageParts = { tiles: [earnings], views: [view] };

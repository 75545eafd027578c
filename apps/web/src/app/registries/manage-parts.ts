// Owns the list of what all domains put on a club's management screen.
import { manageParts as achievements } from '#domains/achievements/manage-parts.ts';
import { manageParts as admissions } from '#domains/admissions/manage-parts.ts';
import { manageParts as campaigns } from '#domains/campaigns/manage-parts.ts';
import { manageParts as clubs } from '#domains/clubs/manage-parts.ts';
import {
  type ManageTile,
  type ManageView,
  manageTiles,
  manageViews,
  type WaitingSource,
  waitingSources,
} from '#domains/clubs/public/manage-slots.ts';
import { manageParts as gacha } from '#domains/gacha/manage-parts.ts';
import { manageParts as items } from '#domains/items/manage-parts.ts';
import { manageParts as ledger } from '#domains/ledger/manage-parts.ts';
import { manageParts as levels } from '#domains/levels/manage-parts.ts';
import { manageParts as market } from '#domains/market/manage-parts.ts';
import { manageParts as memberships } from '#domains/memberships/manage-parts.ts';
import { manageParts as missions } from '#domains/missions/manage-parts.ts';
import { manageParts as moderation } from '#domains/moderation/manage-parts.ts';
import { manageParts as orders } from '#domains/orders/manage-parts.ts';
import { manageParts as posts } from '#domains/posts/manage-parts.ts';
import { manageParts as sets } from '#domains/sets/manage-parts.ts';
import { manageParts as stations } from '#domains/stations/manage-parts.ts';
import { inOrder } from '#platform/slot/slot.ts';
import { screenOrder } from './screen-order.ts';

interface ManageParts {
  tiles?: readonly ManageTile[];
  waiting?: readonly WaitingSource[];
  views?: readonly ManageView[];
}

const all: readonly ManageParts[] = [
  clubs,
  memberships,
  levels,
  ledger,
  items,
  admissions,
  posts,
  missions,
  stations,
  campaigns,
  market,
  gacha,
  orders,
  sets,
  achievements,
  moderation,
];

export function fillManageParts(): void {
  manageTiles.fill(
    inOrder(
      screenOrder.manage,
      all.flatMap(({ tiles = [] }) => tiles),
    ),
  );
  waitingSources.fill(
    inOrder(
      screenOrder.waiting,
      all.flatMap(({ waiting = [] }) => waiting),
    ),
  );
  manageViews.fill(all.flatMap(({ views = [] }) => views));
}

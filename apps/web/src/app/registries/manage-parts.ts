// Owns the list of what all domains put on a club's management screen.
import { manageParts as achievements } from '#domains/achievements/manage-parts.ts';
import { manageParts as admissions } from '#domains/admissions/manage-parts.ts';
import { manageParts as campaigns } from '#domains/campaigns/manage-parts.ts';
import { manageParts as chat } from '#domains/chat/manage-parts.ts';
import { manageParts as clubs } from '#domains/clubs/manage-parts.ts';
import {
  type ManageNote,
  type ManageTile,
  type ManageView,
  manageNotes,
  manageTiles,
  manageViews,
  type WaitingSource,
  waitingSources,
} from '#domains/clubs/public/manage-slots.ts';
import { manageParts as events } from '#domains/events/manage-parts.ts';
import { manageParts as gacha } from '#domains/gacha/manage-parts.ts';
import { manageParts as insights } from '#domains/insights/manage-parts.ts';
import { manageParts as items } from '#domains/items/manage-parts.ts';
import { manageParts as ledger } from '#domains/ledger/manage-parts.ts';
import { manageParts as levels } from '#domains/levels/manage-parts.ts';
import { manageParts as licenses } from '#domains/licenses/manage-parts.ts';
import { manageParts as market } from '#domains/market/manage-parts.ts';
import { manageParts as memberships } from '#domains/memberships/manage-parts.ts';
import { manageParts as missions } from '#domains/missions/manage-parts.ts';
import { manageParts as moderation } from '#domains/moderation/manage-parts.ts';
import { manageParts as onboarding } from '#domains/onboarding/manage-parts.tsx';
import { manageParts as orders } from '#domains/orders/manage-parts.ts';
import { manageParts as posts } from '#domains/posts/manage-parts.ts';
import { manageParts as sets } from '#domains/sets/manage-parts.ts';
import { manageParts as stations } from '#domains/stations/manage-parts.ts';
import { manageParts as subscriptions } from '#domains/subscriptions/manage-parts.ts';
import { manageParts as tips } from '#domains/tips/manage-parts.ts';
import { manageParts as tokens } from '#domains/tokens/manage-parts.ts';
import { manageParts as votes } from '#domains/votes/manage-parts.ts';
import { manageParts as webhooks } from '#domains/webhooks/manage-parts.ts';
import { inOrder } from '#platform/slot/slot.ts';
import { manageOrder, waitingOrder } from './manage-order.ts';

interface ManageParts {
  tiles?: readonly ManageTile[];
  waiting?: readonly WaitingSource[];
  views?: readonly ManageView[];
  notes?: readonly ManageNote[];
}

const all: readonly ManageParts[] = [
  clubs,
  memberships,
  levels,
  ledger,
  licenses,
  tokens,
  items,
  admissions,
  posts,
  missions,
  stations,
  votes,
  campaigns,
  market,
  events,
  gacha,
  subscriptions,
  tips,
  orders,
  sets,
  achievements,
  chat,
  moderation,
  onboarding,
  insights,
  webhooks,
];

export function fillManageParts(): void {
  manageTiles.fill(
    inOrder(
      manageOrder,
      all.flatMap(({ tiles = [] }) => tiles),
    ),
  );
  waitingSources.fill(
    inOrder(
      waitingOrder,
      all.flatMap(({ waiting = [] }) => waiting),
    ),
  );
  manageNotes.fill(all.flatMap(({ notes = [] }) => notes));
  manageViews.fill(all.flatMap(({ views = [] }) => views));
}

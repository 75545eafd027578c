// Owns the list of all domains, in the order of their rows; the tidy test keeps it equal to the folders.

import { achievements } from '#domains/achievements/domain.ts';
import { admissions } from '#domains/admissions/domain.ts';
import { auctions } from '#domains/auctions/domain.ts';
import { auth } from '#domains/auth/domain.ts';
import { badges } from '#domains/badges/domain.ts';
import { campaigns } from '#domains/campaigns/domain.ts';
import { chat } from '#domains/chat/domain.ts';
import { checkins } from '#domains/checkins/domain.ts';
import { clubs } from '#domains/clubs/domain.ts';
import { conditions } from '#domains/conditions/domain.ts';
import { events } from '#domains/events/domain.ts';
import { fronts } from '#domains/fronts/domain.ts';
import { gacha } from '#domains/gacha/domain.ts';
import { insights } from '#domains/insights/domain.ts';
import { items } from '#domains/items/domain.ts';
import { ledger } from '#domains/ledger/domain.ts';
import { levels } from '#domains/levels/domain.ts';
import { licenses } from '#domains/licenses/domain.ts';
import { market } from '#domains/market/domain.ts';
import { media } from '#domains/media/domain.ts';
import { memberships } from '#domains/memberships/domain.ts';
import { missions } from '#domains/missions/domain.ts';
import { moderation } from '#domains/moderation/domain.ts';
import { notifications } from '#domains/notifications/domain.ts';
import { onboarding } from '#domains/onboarding/domain.ts';
import { operations } from '#domains/operations/domain.ts';
import { orders } from '#domains/orders/domain.ts';
import { pages } from '#domains/pages/domain.ts';
import { posts } from '#domains/posts/domain.ts';
import { redemption } from '#domains/redemption/domain.ts';
import { reminders } from '#domains/reminders/domain.ts';
import { requirements } from '#domains/requirements/domain.ts';
import { safety } from '#domains/safety/domain.ts';
import { search } from '#domains/search/domain.ts';
import { sets } from '#domains/sets/domain.ts';
import { stations } from '#domains/stations/domain.ts';
import { subjects } from '#domains/subjects/domain.ts';
import { subscriptions } from '#domains/subscriptions/domain.ts';
import { tips } from '#domains/tips/domain.ts';
import { tokens } from '#domains/tokens/domain.ts';
import { users } from '#domains/users/domain.ts';
import { votes } from '#domains/votes/domain.ts';
import { webhooks } from '#domains/webhooks/domain.ts';
import type { Domain } from '#platform/domain.ts';

export const domains: readonly Domain[] = [
  subjects,
  conditions,
  search,
  safety,
  media,
  users,
  auth,
  pages,
  clubs,
  reminders,
  memberships,
  levels,
  ledger,
  checkins,
  badges,
  licenses,
  tokens,
  requirements,
  items,
  votes,
  admissions,
  posts,
  redemption,
  auctions,
  missions,
  stations,
  market,
  gacha,
  campaigns,
  chat,
  subscriptions,
  tips,
  orders,
  sets,
  achievements,
  notifications,
  webhooks,
  events,
  moderation,
  fronts,
  onboarding,
  insights,
  operations,
];

// Owns the list of all domains' routes; the only place that names every domain.

import { routes as achievements } from '#domains/achievements/routes.tsx';
import { routes as admissions } from '#domains/admissions/routes.tsx';
import { routes as auctions } from '#domains/auctions/routes.tsx';
import { routes as auth } from '#domains/auth/routes.tsx';
import { routes as badges } from '#domains/badges/routes.tsx';
import { routes as campaigns } from '#domains/campaigns/routes.tsx';
import { routes as chat } from '#domains/chat/routes.tsx';
import { routes as checkins } from '#domains/checkins/routes.tsx';
import { routes as clubs } from '#domains/clubs/routes.tsx';
import { routes as conditions } from '#domains/conditions/routes.tsx';
import { routes as events } from '#domains/events/routes.tsx';
import { routes as fronts } from '#domains/fronts/routes.tsx';
import { routes as gacha } from '#domains/gacha/routes.tsx';
import { routes as insights } from '#domains/insights/routes.tsx';
import { routes as items } from '#domains/items/routes.tsx';
import { routes as ledger } from '#domains/ledger/routes.tsx';
import { routes as levels } from '#domains/levels/routes.tsx';
import { routes as licenses } from '#domains/licenses/routes.tsx';
import { routes as market } from '#domains/market/routes.tsx';
import { routes as media } from '#domains/media/routes.tsx';
import { routes as memberships } from '#domains/memberships/routes.tsx';
import { routes as missions } from '#domains/missions/routes.tsx';
import { routes as moderation } from '#domains/moderation/routes.tsx';
import { routes as notifications } from '#domains/notifications/routes.tsx';
import { routes as onboarding } from '#domains/onboarding/routes.tsx';
import { routes as operations } from '#domains/operations/routes.tsx';
import { routes as orders } from '#domains/orders/routes.tsx';
import { routes as pages } from '#domains/pages/routes.tsx';
import { routes as posts } from '#domains/posts/routes.tsx';
import { routes as redemption } from '#domains/redemption/routes.tsx';
import { routes as reminders } from '#domains/reminders/routes.tsx';
import { routes as requirements } from '#domains/requirements/routes.tsx';
import { routes as safety } from '#domains/safety/routes.tsx';
import { routes as search } from '#domains/search/routes.tsx';
import { routes as sets } from '#domains/sets/routes.tsx';
import { routes as stations } from '#domains/stations/routes.tsx';
import { routes as subjects } from '#domains/subjects/routes.tsx';
import { routes as subscriptions } from '#domains/subscriptions/routes.tsx';
import { routes as tips } from '#domains/tips/routes.tsx';
import { routes as tokens } from '#domains/tokens/routes.tsx';
import { routes as users } from '#domains/users/routes.tsx';
import { routes as votes } from '#domains/votes/routes.tsx';
import { routes as webhooks } from '#domains/webhooks/routes.tsx';
import type { RouteEntry } from '#platform/navigation/route-entry.ts';
import { shellRoutes } from '../shell-routes.ts';

export const builtRoutes: readonly RouteEntry[] = [
  ...shellRoutes,
  ...auth,
  ...pages,
  ...users,
  ...subjects,
  ...conditions,
  ...search,
  ...safety,
  ...media,
  ...clubs,
  ...memberships,
  ...levels,
  ...ledger,
  ...requirements,
  ...items,
  ...admissions,
  ...posts,
  ...redemption,
  ...auctions,
  ...market,
  ...gacha,
  ...orders,
  ...moderation,
  ...fronts,
  ...missions,
  ...checkins,
  ...reminders,
  ...badges,
  ...sets,
  ...stations,
  ...achievements,
  ...campaigns,
  ...onboarding,
  ...votes,
  ...chat,
  ...notifications,
  ...tips,
  ...tokens,
  ...subscriptions,
  ...licenses,
  ...insights,
  ...webhooks,
  ...operations,
  ...events,
];

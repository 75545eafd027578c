// Owns the whole table: the rows of every domain.
import type { Contract } from '@stagepass/contract/registry.ts';
import { achievementsRows } from '#domains/achievements/testing/permission-rows.ts';
import { admissionRows } from '#domains/admissions/testing/permission-rows.ts';
import { auctionRows } from '#domains/auctions/testing/permission-rows.ts';
import { authRows } from '#domains/auth/testing/permission-rows.ts';
import { badgesRows } from '#domains/badges/testing/permission-rows.ts';
import { campaignsRows } from '#domains/campaigns/testing/permission-rows.ts';
import { chatRows } from '#domains/chat/testing/permission-rows.ts';
import { checkinsRows } from '#domains/checkins/testing/permission-rows.ts';
import { clubRows } from '#domains/clubs/testing/permission-rows.ts';
import { eventsRows } from '#domains/events/testing/permission-rows.ts';
import { frontRows } from '#domains/fronts/testing/permission-rows.ts';
import { gachaRows } from '#domains/gacha/testing/permission-rows.ts';
import { insightsRows } from '#domains/insights/testing/permission-rows.ts';
import { itemRows } from '#domains/items/testing/permission-rows.ts';
import { ledgerRows } from '#domains/ledger/testing/permission-rows.ts';
import { levelRows } from '#domains/levels/testing/permission-rows.ts';
import { licensesRows } from '#domains/licenses/testing/permission-rows.ts';
import { marketRows } from '#domains/market/testing/permission-rows.ts';
import { mediaRows } from '#domains/media/testing/permission-rows.ts';
import { membershipRows } from '#domains/memberships/testing/permission-rows.ts';
import { missionsRows } from '#domains/missions/testing/permission-rows.ts';
import { moderationRows } from '#domains/moderation/testing/permission-rows.ts';
import { notificationsRows } from '#domains/notifications/testing/permission-rows.ts';
import { onboardingRows } from '#domains/onboarding/testing/permission-rows.ts';
import { operationsRows } from '#domains/operations/testing/permission-rows.ts';
import { orderRows } from '#domains/orders/testing/permission-rows.ts';
import { pageRows } from '#domains/pages/testing/permission-rows.ts';
import { postRows } from '#domains/posts/testing/permission-rows.ts';
import { redemptionRows } from '#domains/redemption/testing/permission-rows.ts';
import { remindersRows } from '#domains/reminders/testing/permission-rows.ts';
import { requirementRows } from '#domains/requirements/testing/permission-rows.ts';
import { safetyRows } from '#domains/safety/testing/permission-rows.ts';
import { searchRows } from '#domains/search/testing/permission-rows.ts';
import { setsRows } from '#domains/sets/testing/permission-rows.ts';
import { stationsRows } from '#domains/stations/testing/permission-rows.ts';
import { subscriptionsRows } from '#domains/subscriptions/testing/permission-rows.ts';
import { tipsRows } from '#domains/tips/testing/permission-rows.ts';
import { tokensRows } from '#domains/tokens/testing/permission-rows.ts';
import { userRows } from '#domains/users/testing/permission-rows.ts';
import { votesRows } from '#domains/votes/testing/permission-rows.ts';
import { webhooksRows } from '#domains/webhooks/testing/permission-rows.ts';
import type { RowsOf } from './role-row.ts';

export const allRows = {
  auth: authRows,
  pages: pageRows,
  users: userRows,
  safety: safetyRows,
  search: searchRows,
  moderation: moderationRows,
  clubs: clubRows,
  memberships: membershipRows,
  levels: levelRows,
  ledger: ledgerRows,
  requirements: requirementRows,
  items: itemRows,
  redemption: redemptionRows,
  auctions: auctionRows,
  market: marketRows,
  admissions: admissionRows,
  gacha: gachaRows,
  orders: orderRows,
  fronts: frontRows,
  media: mediaRows,
  posts: postRows,
  missions: missionsRows,
  checkins: checkinsRows,
  notifications: notificationsRows,
  reminders: remindersRows,
  badges: badgesRows,
  sets: setsRows,
  achievements: achievementsRows,
  campaigns: campaignsRows,
  chat: chatRows,
  stations: stationsRows,
  onboarding: onboardingRows,
  votes: votesRows,
  subscriptions: subscriptionsRows,
  tips: tipsRows,
  tokens: tokensRows,
  licenses: licensesRows,
  insights: insightsRows,
  webhooks: webhooksRows,
  operations: operationsRows,
  events: eventsRows,
} satisfies { [Noun in keyof Contract]?: RowsOf<Noun> };

// Owns the list of all domains' endpoints; the tidy test keeps it equal to the folders.

import * as achievements from './achievements/endpoints.ts';
import * as admissions from './admissions/endpoints.ts';
import * as auctions from './auctions/endpoints.ts';
import * as authTokens from './auth/access-token-endpoints.ts';
import * as authAccount from './auth/account-endpoints.ts';
import * as auth from './auth/endpoints.ts';
import * as authReset from './auth/reset-endpoints.ts';
import * as badges from './badges/endpoints.ts';
import * as campaigns from './campaigns/endpoints.ts';
import * as campaignsManage from './campaigns/manage-endpoints.ts';
import * as chatChannels from './chat/channel-endpoints.ts';
import * as chat from './chat/endpoints.ts';
import * as chatMessages from './chat/message-endpoints.ts';
import * as checkins from './checkins/endpoints.ts';
import * as clubs from './clubs/endpoints.ts';
import * as conditions from './conditions/endpoints.ts';
import * as eventCalendars from './events/calendar-endpoints.ts';
import * as events from './events/endpoints.ts';
import * as eventGuests from './events/guest-endpoints.ts';
import * as fronts from './fronts/endpoints.ts';
import * as gacha from './gacha/endpoints.ts';
import * as gachaManage from './gacha/manage-endpoints.ts';
import * as insights from './insights/endpoints.ts';
import * as itemDesigns from './items/design-endpoints.ts';
import * as items from './items/endpoints.ts';
import * as ledgerCards from './ledger/card-endpoints.ts';
import * as ledger from './ledger/endpoints.ts';
import * as ledgerOperator from './ledger/operator-endpoints.ts';
import * as ledgerOversight from './ledger/oversight-endpoints.ts';
import * as ledgerPayouts from './ledger/payout-endpoints.ts';
import * as ledgerTopUps from './ledger/top-up-endpoints.ts';
import * as levels from './levels/endpoints.ts';
import * as licenses from './licenses/endpoints.ts';
import * as market from './market/endpoints.ts';
import * as marketStore from './market/store-endpoints.ts';
import * as media from './media/endpoints.ts';
import * as memberships from './memberships/endpoints.ts';
import * as missions from './missions/endpoints.ts';
import * as missionParticipants from './missions/participant-endpoints.ts';
import * as moderation from './moderation/endpoints.ts';
import * as notifications from './notifications/endpoints.ts';
import * as notificationsPush from './notifications/push-endpoints.ts';
import * as onboarding from './onboarding/endpoints.ts';
import * as operations from './operations/endpoints.ts';
import * as operationsSite from './operations/site-endpoints.ts';
import * as orders from './orders/endpoints.ts';
import * as pages from './pages/endpoints.ts';
import * as postComments from './posts/comment-endpoints.ts';
import * as posts from './posts/endpoints.ts';
import * as postFeeds from './posts/feed-endpoints.ts';
import * as redemption from './redemption/endpoints.ts';
import * as reminders from './reminders/endpoints.ts';
import * as requirements from './requirements/endpoints.ts';
import * as requirementReviews from './requirements/review-endpoints.ts';
import * as safety from './safety/endpoints.ts';
import * as search from './search/endpoints.ts';
import * as sets from './sets/endpoints.ts';
import * as stations from './stations/endpoints.ts';
import * as subjects from './subjects/endpoints.ts';
import * as subscriptions from './subscriptions/endpoints.ts';
import * as subscriptionGifts from './subscriptions/gift-endpoints.ts';
import * as subscriptionsManage from './subscriptions/manage-endpoints.ts';
import * as subscriptionOffers from './subscriptions/offer-endpoints.ts';
import * as tips from './tips/endpoints.ts';
import * as tokens from './tokens/endpoints.ts';
import * as usersAccount from './users/account-endpoints.ts';
import * as users from './users/endpoints.ts';
import * as people from './users/people-endpoints.ts';
import * as votes from './votes/endpoints.ts';
import * as webhooks from './webhooks/endpoints.ts';

// Named by its parts: written out, the shapes of all endpoints are more than the compiler can print.
export interface Contract {
  auth: typeof auth & typeof authReset & typeof authAccount & typeof authTokens;
  pages: typeof pages;
  users: typeof users & typeof people & typeof usersAccount;
  subjects: typeof subjects;
  conditions: typeof conditions;
  search: typeof search;
  safety: typeof safety;
  media: typeof media;
  clubs: typeof clubs;
  memberships: typeof memberships;
  levels: typeof levels;
  ledger: typeof ledger &
    typeof ledgerTopUps &
    typeof ledgerCards &
    typeof ledgerPayouts &
    typeof ledgerOperator &
    typeof ledgerOversight;
  requirements: typeof requirements & typeof requirementReviews;
  items: typeof items & typeof itemDesigns;
  admissions: typeof admissions;
  posts: typeof posts & typeof postFeeds & typeof postComments;
  redemption: typeof redemption;
  auctions: typeof auctions;
  market: typeof market & typeof marketStore;
  gacha: typeof gacha & typeof gachaManage;
  orders: typeof orders;
  moderation: typeof moderation;
  fronts: typeof fronts;
  missions: typeof missions & typeof missionParticipants;
  checkins: typeof checkins;
  reminders: typeof reminders;
  badges: typeof badges;
  sets: typeof sets;
  achievements: typeof achievements;
  notifications: typeof notifications & typeof notificationsPush;
  campaigns: typeof campaigns & typeof campaignsManage;
  stations: typeof stations;
  chat: typeof chat & typeof chatMessages & typeof chatChannels;
  onboarding: typeof onboarding;
  votes: typeof votes;
  subscriptions: typeof subscriptions &
    typeof subscriptionsManage &
    typeof subscriptionOffers &
    typeof subscriptionGifts;
  tips: typeof tips;
  tokens: typeof tokens;
  licenses: typeof licenses;
  insights: typeof insights;
  webhooks: typeof webhooks;
  operations: typeof operations & typeof operationsSite;
  events: typeof events & typeof eventGuests & typeof eventCalendars;
}

export const contract: Contract = {
  auth: { ...auth, ...authReset, ...authAccount, ...authTokens },
  pages,
  users: { ...users, ...people, ...usersAccount },
  subjects,
  conditions,
  search,
  safety,
  media,
  clubs,
  memberships,
  levels,
  ledger: {
    ...ledger,
    ...ledgerTopUps,
    ...ledgerCards,
    ...ledgerPayouts,
    ...ledgerOperator,
    ...ledgerOversight,
  },
  requirements: { ...requirements, ...requirementReviews },
  items: { ...items, ...itemDesigns },
  admissions,
  posts: { ...posts, ...postFeeds, ...postComments },
  redemption,
  auctions,
  market: { ...market, ...marketStore },
  gacha: { ...gacha, ...gachaManage },
  orders,
  moderation,
  fronts,
  missions: { ...missions, ...missionParticipants },
  checkins,
  reminders,
  badges,
  sets,
  achievements,
  notifications: { ...notifications, ...notificationsPush },
  campaigns: { ...campaigns, ...campaignsManage },
  stations,
  chat: { ...chat, ...chatMessages, ...chatChannels },
  onboarding,
  votes,
  subscriptions: { ...subscriptions, ...subscriptionsManage, ...subscriptionOffers, ...subscriptionGifts },
  tips,
  tokens,
  licenses,
  insights,
  webhooks,
  operations: { ...operations, ...operationsSite },
  events: { ...events, ...eventGuests, ...eventCalendars },
};

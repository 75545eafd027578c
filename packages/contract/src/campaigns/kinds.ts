// Owns the closed sets of campaigns as plain values, without a schema: the phone needs them too.

/** `funded` from the moment everything is set aside until it opens; `drawing` from the close until all prizes are paid. */
export const campaignStates = ['draft', 'funded', 'running', 'drawing', 'closed'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Who gets a reward: everybody who does enough, the first of them, some of them by raffle, the top of the leaderboard. */
export const rewardWays = ['all', 'first', 'raffle', 'top'] as const;
export type RewardWay = (typeof rewardWays)[number];

/** Winners are known once it is over. */
export function isDrawn(way: RewardWay): boolean {
  return way === 'raffle' || way === 'top';
}

export const prizeKinds = ['item', 'credits', 'badge', 'tokens'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** How another club stands to a campaign that it was asked to join. */
export const clubAnswers = ['invited', 'accepted', 'declined'] as const;
export type ClubAnswer = (typeof clubAnswers)[number];

/**
 * Why somebody gets no prize: they run one of the clubs; another fan has used this phone; the account is younger than a day at the
 * close.
 */
export const leftOutReasons = ['staff', 'device', 'account-age'] as const;
export type LeftOut = (typeof leftOutReasons)[number];

/** Of somebody's own prize: on its way, received, or gone because they were left out at the close (`left_out` says why). */
export const prizeStates = ['waiting', 'received', 'gone'] as const;

/** The lists of a club's management. */
export const campaignShelves = ['current', 'invitations', 'closed'] as const;
export type CampaignShelf = (typeof campaignShelves)[number];

/** What stands between a draft and its funding. */
export const fundingProblems = [
  'no-window',
  'closed',
  'too-long',
  'no-missions',
  'too-few-missions',
  'mission-not-live',
  'mission-over-before',
  'mission-badge-only',
  'club-not-answered',
  'club-without-mission',
  'no-rewards',
  'raffle-needs-differ',
  'reward-unfinished',
  'reward-needs-total',
  'reward-not-live',
  'reward-stock',
  'money',
  'tokens',
] as const;
export type FundingProblem = (typeof fundingProblems)[number];

export const CAMPAIGN_TITLE_MAX = 40;
export const MOST_CAMPAIGN_MISSIONS = 20;
export const MOST_CAMPAIGN_CLUBS = 8;
export const MOST_CAMPAIGN_REWARDS = 8;
export const MOST_CAMPAIGN_DAYS = 92;
/** Of one raffle or one top list. */
export const MOST_DRAWN_WINNERS = 1000;
/** A fan's own place is told exactly up to here, which is as far as a top list goes; behind it, it is the next one for everybody. */
export const MOST_TOLD_PLACES = 1000;
/** For each winner. */
export const MOST_PRIZE_TOKENS = 10_000;
/** How long an account must exist before it receives anything of value. */
export const PRIZE_ACCOUNT_AGE_H = 24;

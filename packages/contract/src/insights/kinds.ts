// Owns the closed sets of insights as plain values: ranges, figures, what waits on a creator's desk.

export const insightRanges = ['7d', '28d', '90d', 'year'] as const;
export type InsightRange = (typeof insightRanges)[number];

/** Below so many people a figure is not told: it would say what one of them did. */
export const FEWEST_PEOPLE = 5;

/** Each has a value for the range, one for the range before it, and one for each day, week or month. */
export const insightFigures = [
  'joined',
  'left',
  'active',
  'posts',
  'comments',
  'reactions',
  'checkins',
  'mission_started',
  'mission_done',
  'ballots',
  'draws',
  'auctions_won',
  'subscribed',
  'unsubscribed',
  'revenue',
] as const;
export type InsightFigure = (typeof insightFigures)[number];

/** The most pressing first. */
export const deskKinds = [
  'reports',
  'reviews',
  'join-requests',
  'vote-answers',
  'payouts',
  'plan-ends',
] as const;
export type DeskKind = (typeof deskKinds)[number];

export const deskDateKinds = ['mission-ends', 'vote-closes', 'auction-ends', 'post-scheduled'] as const;
export type DeskDateKind = (typeof deskDateKinds)[number];

export const deskDraftKinds = ['mission', 'vote'] as const;
export type DeskDraftKind = (typeof deskDraftKinds)[number];

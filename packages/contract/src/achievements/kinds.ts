// Owns what achievements count, and the bounds of them: closed sets that both sides know.

/** Each is counted anew from the rows of the domain it comes from, for a person in a club. */
export const counterKinds = [
  'missions',
  'streak',
  'checkins',
  'draws',
  'auctions',
  'items',
  'posts',
  'invites',
  'messages',
  'votes',
] as const;
export type CounterKind = (typeof counterKinds)[number];

/** Counters of paid chance and of bids: they earn badges, never XP or items. */
const badgeOnly: ReadonlySet<CounterKind> = new Set(['draws', 'auctions']);

export function isBadgeOnly(counter: CounterKind): boolean {
  return badgeOnly.has(counter);
}

/** Draft: its makers see it. Live: fans earn it, and its goals stay. Retired: nobody earns it any more. */
export const achievementStates = ['draft', 'live', 'retired'] as const;
export type AchievementState = (typeof achievementStates)[number];

export const MOST_STAGES = 3;
/** Live at the same time in a club. */
export const MOST_LIVE_ACHIEVEMENTS = 60;
export const MOST_DRAFT_ACHIEVEMENTS = 60;
/** Copies of an edition that a stage can set aside. */
export const MOST_SET_ASIDE = 1000;
/** For each hidden achievement a club has this many live ones, itself among them. */
export const LIVE_FOR_ONE_HIDDEN = 10;

/** How many of so many live achievements may be hidden. */
export function mostHidden(live: number): number {
  return Math.floor(live / LIVE_FOR_ONE_HIDDEN);
}

/** What keeps a draft from being published. */
export const achievementProblems = [
  'too-many-live',
  'too-many-hidden',
  'item-not-live',
  'item-total-missing',
  'item-stock',
] as const;
export type AchievementProblem = (typeof achievementProblems)[number];

// Owns the closed sets and bounds of votes as plain values, without a schema: the phone needs them too.

/** `vote`: of a club, with its own page. `poll`: inside a post. */
export const voteKinds = ['vote', 'poll'] as const;
export type VoteKind = (typeof voteKinds)[number];

/** `scheduled`: announced, and not open yet. */
export const voteStates = ['draft', 'scheduled', 'open', 'closed'] as const;
export type VoteState = (typeof voteStates)[number];

export const voteChoices = ['single', 'several'] as const;
export type VoteChoice = (typeof voteChoices)[number];

/**
 * `one`: every ballot counts once. `tier`: as often as the club says for the tier of whoever votes. `tokens`: by the square root of
 * the club's fan tokens that are spent on it.
 */
export const voteWeights = ['one', 'tier', 'tokens'] as const;
export type VoteWeight = (typeof voteWeights)[number];

export const voteResults = ['live', 'hidden'] as const;
export type VoteResults = (typeof voteResults)[number];

/** Tabs of the list; drafts are there for those who run votes. */
export const voteTabs = ['all', 'open', 'scheduled', 'closed', 'unanswered', 'draft'] as const;
export type VoteTab = (typeof voteTabs)[number];

/** What stands between a draft and its opening. */
export const voteProblems = [
  'few-options',
  'no-end',
  'end-passed',
  'ends-before-open',
  'too-long',
  'too-many-open',
] as const;
export type VoteProblem = (typeof voteProblems)[number];

export const MOST_WEIGHT = 10;
/** Open or scheduled at the same time in a club. */
export const MOST_OPEN_VOTES = 20;
export const VOTE_TITLE_MAX = 120;
export const OPTION_LABEL_MAX = 60;
export const ANSWER_MAX = 1000;
/** The club answers a binding vote within so many days after it closed. */
export const ANSWER_DAYS = 14;

export const MOST_POLL_DAYS = 30;

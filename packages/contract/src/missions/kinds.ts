// Owns the closed sets of missions as plain values, without a schema: the phone needs them too.

/** `scheduled` until it opens, `active` while fans take part, `ended` afterwards; `archived` is out of everybody's way. */
export const missionStates = ['draft', 'scheduled', 'active', 'paused', 'ended', 'archived'] as const;
export type MissionState = (typeof missionStates)[number];

export const missionRepeats = ['once', 'daily', 'weekly'] as const;
export type MissionRepeat = (typeof missionRepeats)[number];

/**
 * Of one fan and one round: begun, handed in and waiting for the club, all steps passed, reward received; refused by the club (to be
 * tried again), or out of time.
 */
export const partStates = ['started', 'submitted', 'completed', 'claimed', 'rejected', 'expired'] as const;
export type PartState = (typeof partStates)[number];

/**
 * Why a reward was not given, or not yet: the account is younger than a day; it waits to be claimed; this phone has had it; none are
 * left; they run the club.
 */
export const rewardWaits = ['account-age', 'unclaimed', 'device', 'none-left', 'staff'] as const;
export type RewardWait = (typeof rewardWaits)[number];

/** The tabs of a fan's own missions. */
export const ownMissionTabs = ['todo', 'progress', 'review', 'done'] as const;
export type OwnMissionTab = (typeof ownMissionTabs)[number];

/** The tabs of the club's management. */
export const missionShelves = ['live', 'draft', 'ended', 'archived'] as const;
export type MissionShelf = (typeof missionShelves)[number];

export const MISSION_TITLE_MAX = 40;
export const MOST_REWARDS = 5;
/** For each fan who finishes. */
export const MOST_REWARD_TOKENS = 10_000;
export const MOST_LIVE_MISSIONS = 50;
/** How long an account must exist before it receives anything of value. */
export const REWARD_ACCOUNT_AGE_H = 24;

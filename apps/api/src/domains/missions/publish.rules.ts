// Owns what stands between a draft and its publication.
import { MOST_LIVE_MISSIONS } from '@stagepass/contract/missions/kinds.ts';
import type { MissionEditor } from '@stagepass/contract/missions/shapes.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { promisedTokens } from './escrow.rules.ts';
import { isOfValue } from './mission.rules.ts';
import type { MissionRow, RewardRow } from './tables.ts';

export type PublishProblem = MissionEditor['problems'][number];

/** Copies of an edition are made when a mission is published, one by one: a bound that a moment is enough for. */
export const MOST_KEPT_COPIES = 1000;

export interface Publishing {
  mission: Pick<MissionRow, 'opens_at' | 'closes_at' | 'repeat' | 'state'>;
  rewards: readonly RewardRow[];
  designs: ReadonlyMap<string, ItemDesign>;
  /** Those that the rewards name and that are the club's. */
  badges: ReadonlyMap<string, { retired: boolean }>;
  steps: number;
  /** The most check-ins that a step asks for. */
  checkins: number;
  /** A step is as nobody could do it, such as a scene without its picture. */
  unfinished?: boolean;
  /** A step is passed by the phone's position alone, which a phone can be made to lie about. */
  place_without_code: boolean;
  /** Its condition asks for a badge of paid chance or bids. */
  badge_only_condition: boolean;
  live: number;
  free_cents: number;
  promised_cents: number;
  /** Of the club's token: what is neither given out nor promised. */
  tokens_left: number;
  now: Date;
}

/** So many days are in a round: nobody checks in more often. */
const daysIn = { once: Number.POSITIVE_INFINITY, daily: 1, weekly: 7 } as const;

/** Empty where it can be published. A mission that was paused has its rewards set aside already. */
export function publishProblems(given: Publishing): PublishProblem[] {
  const { mission, steps, now } = given;
  const problems: PublishProblem[] = [];
  if (steps === 0) problems.push('no-steps');
  if (given.checkins > daysIn[mission.repeat]) problems.push('checkins-too-many');
  if (given.unfinished === true) problems.push('step-unfinished');
  if (given.place_without_code && given.rewards.some(isOfValue)) problems.push('location-needs-code');
  if (mission.closes_at !== null && mission.closes_at <= now) problems.push('closed');
  if (mission.opens_at !== null && mission.closes_at !== null && mission.closes_at <= mission.opens_at)
    problems.push('closes-before-open');
  if (mission.state === 'paused') return problems;
  if (given.live >= MOST_LIVE_MISSIONS) problems.push('too-many-live');
  if (given.badge_only_condition && given.rewards.some(isOfValue)) problems.push('badge-only-condition');
  if (given.promised_cents > given.free_cents) problems.push('budget');
  if (promisedTokens(given.rewards) > given.tokens_left) problems.push('tokens');
  return [...problems, ...new Set(given.rewards.flatMap((reward) => rewardProblems(reward, given)))];
}

function rewardProblems(
  reward: RewardRow,
  { designs, badges }: Pick<Publishing, 'designs' | 'badges'>,
): PublishProblem[] {
  if (reward.kind === 'credits' || reward.kind === 'tokens') return [];
  if (reward.kind === 'badge') {
    const badge = badges.get(reward.badge_id ?? '');
    return badge === undefined || badge.retired ? ['reward-badge-retired'] : [];
  }
  const design = designs.get(reward.design_id ?? '');
  if (design === undefined || design.state !== 'live' || design.hidden_at !== null)
    return ['reward-not-live'];
  if (design.edition_size === null) return [];
  if (reward.total === null) return ['reward-needs-total'];
  const left = design.edition_size - design.issued - design.held_back;
  return reward.total > left || reward.total > MOST_KEPT_COPIES ? ['reward-stock'] : [];
}

// Owns the shapes of missions: as a ticket in a list, as a page with its steps, and as its editors see it. Amounts are US cents.
import { z } from 'zod';
import { badgeCard } from '../badges/shapes.ts';
import { conditionTree, describedCondition } from '../conditions/shapes.ts';
import { drawnObjects, itemClub, itemDesignCard, itemPicture } from '../items/shapes.ts';
import { requirementTypes } from '../requirements/kinds.ts';
import { requirementEntry } from '../requirements/shapes.ts';
import { id, time } from '../shapes.ts';
import {
  MISSION_TITLE_MAX,
  MOST_REWARD_TOKENS,
  MOST_REWARDS,
  missionRepeats,
  missionStates,
  partStates,
  rewardWaits,
} from './kinds.ts';

export const missionTitle = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(MISSION_TITLE_MAX, `is longer than ${MISSION_TITLE_MAX} characters`);
export const missionStory = z.string().trim().max(2000, 'is longer than 2,000 characters');

/** What finishing it gives, on top of the XP of its steps. `left`: how many fans can still get it; null without an end. */
export const missionReward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('item'), design: itemDesignCard, left: z.int().nullable() }),
  z.object({ kind: z.literal('credits'), amount_cents: z.int(), left: z.int().nullable() }),
  z.object({ kind: z.literal('badge'), badge: badgeCard, left: z.null() }),
  z.object({ kind: z.literal('tokens'), amount: z.int(), symbol: z.string(), left: z.int().nullable() }),
]);
export type MissionReward = z.infer<typeof missionReward>;

const stepMark = z.object({ id, title: z.string(), type: z.enum(requirementTypes) });

/** How far the viewer is in the round that runs; null for visitors. */
export const missionMine = z.object({
  /** `todo` before the first step. */
  state: z.enum([...partStates, 'todo']),
  passed: z.int(),
  earned_xp: z.int(),
  /** The step that comes next; null where none is open. */
  next: stepMark.nullable(),
  /** Until when it has to be finished; null without an end. */
  due_at: time.nullable(),
  completed_at: time.nullable(),
  /** Why the reward is not there, where it is not. */
  reward_wait: z.enum(rewardWaits).nullable(),
});
export type MissionMine = z.infer<typeof missionMine>;

const common = {
  id,
  club: itemClub,
  title: z.string(),
  picture: itemPicture.nullable(),
  state: z.enum(missionStates),
  position: z.int(),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  repeat: z.enum(missionRepeats),
  /** When the next round begins; null where it is done once. */
  again_at: time.nullable(),
  /** Of all steps together. */
  xp: z.int(),
  steps: z.int(),
  types: z.array(z.enum(requirementTypes)),
  slots: z.int().nullable(),
  slots_left: z.int().nullable(),
  /** For tiers with private missions. */
  private: z.boolean(),
  /** The viewer does not meet its conditions. */
  locked: z.boolean(),
  rewards: z.array(missionReward),
  mine: missionMine.nullable(),
};

export const missionCard = z.object(common);
export type MissionCard = z.infer<typeof missionCard>;

/** The page of one mission. */
export const missionView = z.object({
  ...common,
  story: z.string(),
  condition: describedCondition.nullable(),
  requirements: z.array(requirementEntry),
  /** Fans who began it, up to a thousand. */
  taking_part: z.int(),
  /** Why this viewer cannot do it now; null where they can. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The campaign that runs now and counts this mission; null where there is none. */
  campaign: z.object({ id, title: z.string() }).nullable(),
  /** Its club takes only those who are invited, and the viewer is not in it. */
  invite_only: z.boolean(),
  /** Out of sight because of reports; only its makers and whoever took part get to see it then. */
  hidden: z.boolean(),
  /** How many hours somebody has from their first step. */
  finish_within_h: z.int().nullable(),
  /** The club took the viewer's reward of this round back, and why; null where it did not. */
  taken_back: z
    .object({ at: time, reason: z.string(), xp: z.int(), items: z.int(), tokens: z.int() })
    .nullable(),
  now: time,
  can: z.object({ take_part: z.boolean(), claim: z.boolean(), edit: z.boolean() }),
});
export type MissionView = z.infer<typeof missionView>;

/** As it is written: `total` says how many fans can get it, null where everybody does (an open run of an item only). */
export const rewardInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('item'),
    design_id: id,
    total: z.int().min(1).max(100_000).nullable(),
  }),
  z.strictObject({
    kind: z.literal('credits'),
    amount_cents: z.int().min(1, 'is less than $0.01').max(10_000, 'is more than $100'),
    total: z.int().min(1).max(100_000),
  }),
  // Everybody who finishes gets it: it is the club's own, of those that no achievement gives.
  z.strictObject({ kind: z.literal('badge'), badge_id: id }),
  // Of the club's own token: set aside under its cap when the mission is published.
  z.strictObject({
    kind: z.literal('tokens'),
    amount: z.int().min(1).max(MOST_REWARD_TOKENS),
    total: z.int().min(1).max(100_000),
  }),
]);
export type RewardInput = z.infer<typeof rewardInput>;

function hasEachOnce(rewards: readonly RewardInput[]): boolean {
  const ids = rewards.flatMap((reward) => {
    if (reward.kind === 'credits') return [];
    if (reward.kind === 'tokens') return ['tokens'];
    return reward.kind === 'item' ? [reward.design_id] : [reward.badge_id];
  });
  return new Set(ids).size === ids.length;
}

export const missionPicture = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('upload'), media_id: id }),
  z.strictObject({ from: z.literal('drawn'), object: z.enum(drawnObjects) }),
]);

/** What can be written before a mission is published; all but the words stays as it is while fans take part. */
export const missionDraft = z.strictObject({
  title: missionTitle,
  story: missionStory.default(''),
  opens_at: z.iso.datetime().nullable().default(null),
  closes_at: z.iso.datetime().nullable().default(null),
  repeat: z.enum(missionRepeats).default('once'),
  slots: z.int().min(1).max(1_000_000).nullable().default(null),
  finish_within_h: z.int().min(1).max(720).nullable().default(null),
  private: z.boolean().default(false),
  condition: conditionTree.nullable().default(null),
  rewards: z
    .array(rewardInput)
    .max(MOST_REWARDS)
    .refine(hasEachOnce, 'has one item, one badge or tokens twice')
    .default([]),
});
export type MissionDraft = z.output<typeof missionDraft>;

/** What stands between a draft and its publication. */
export const publishProblems = [
  'no-steps',
  'closed',
  'closes-before-open',
  'reward-needs-total',
  'reward-not-live',
  'reward-stock',
  'reward-badge-retired',
  'tokens',
  'budget',
  'too-many-live',
  'checkins-too-many',
  'step-unfinished',
  'location-needs-code',
  'badge-only-condition',
] as const;

export const missionEditor = z.object({
  id,
  club_id: id,
  state: z.enum(missionStates),
  /** Sent back with a change: somebody else's change meanwhile is noticed by it. */
  version: z.int(),
  picture: itemPicture.nullable(),
  title: z.string(),
  story: z.string(),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  repeat: z.enum(missionRepeats),
  slots: z.int().nullable(),
  finish_within_h: z.int().nullable(),
  private: z.boolean(),
  condition: describedCondition.nullable(),
  rewards: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('item'),
        design: itemDesignCard,
        total: z.int().nullable(),
        given: z.int(),
      }),
      z.object({
        kind: z.literal('credits'),
        amount_cents: z.int(),
        total: z.int().nullable(),
        given: z.int(),
      }),
      z.object({ kind: z.literal('badge'), badge: badgeCard, total: z.null(), given: z.int() }),
      z.object({
        kind: z.literal('tokens'),
        amount: z.int(),
        symbol: z.string(),
        total: z.int().nullable(),
        given: z.int(),
      }),
    ]),
  ),
  steps: z.int(),
  xp: z.int(),
  problems: z.array(z.enum(publishProblems)),
});
export type MissionEditor = z.infer<typeof missionEditor>;

/** A row of the club's management. */
export const managedMission = z.object({
  id,
  title: z.string(),
  picture: itemPicture.nullable(),
  state: z.enum(missionStates),
  position: z.int(),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  repeat: z.enum(missionRepeats),
  xp: z.int(),
  steps: z.int(),
  started: z.int(),
  completed: z.int(),
  /** Steps whose code staff show or print on site. */
  site_codes: z.array(z.object({ id, title: z.string() })),
  problems: z.array(z.enum(publishProblems)),
});
export type ManagedMission = z.infer<typeof managedMission>;

/** Where fans stop: how many began and passed each step. */
export const missionFunnel = z.object({
  started: z.int(),
  completed: z.int(),
  expired: z.int(),
  in_review: z.int(),
  steps: z.array(
    z.object({
      id,
      title: z.string(),
      type: z.enum(requirementTypes),
      begun: z.int(),
      passed: z.int(),
    }),
  ),
});
export type MissionFunnel = z.infer<typeof missionFunnel>;

/** Credits that the owner set aside for rewards: all of it, what running missions promise, what fans received. */
export const missionBudget = z.object({
  budget_cents: z.int(),
  reserved_cents: z.int(),
  spent_cents: z.int(),
  /** Neither promised nor spent: can be promised, or taken back. */
  free_cents: z.int(),
  /** What the club has besides, that could be set aside. */
  club_cents: z.int().nullable(),
  can: z.object({ change: z.boolean() }),
});
export type MissionBudget = z.infer<typeof missionBudget>;

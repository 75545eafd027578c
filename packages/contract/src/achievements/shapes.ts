// Owns the shapes of achievements: as a fan sees them with their progress, and as their makers write them.
import { z } from 'zod';
import { badgeDescription, badgeLook, badgeName } from '../badges/shapes.ts';
import { itemClub, itemDesignCard } from '../items/shapes.ts';
import { id, time } from '../shapes.ts';
import {
  achievementProblems,
  achievementStates,
  counterKinds,
  MOST_SET_ASIDE,
  MOST_STAGES,
} from './kinds.ts';

/** `left`: how many fans can still get the item; null without an end. */
export const stageItem = z.object({ design: itemDesignCard, left: z.int().nullable() });

export const achievementStage = z.object({
  /** From 1. */
  stage: z.int(),
  goal: z.int(),
  xp: z.int(),
  item: stageItem.nullable(),
  /** When the viewer earned it; null where they have not. */
  earned_at: time.nullable(),
  /** The copy that the viewer got with it. */
  item_id: id.nullable(),
});
export type AchievementStage = z.infer<typeof achievementStage>;

export const achievementCard = z.object({
  id,
  /** Null for the site's own, which counts over all clubs. */
  club: itemClub.nullable(),
  name: z.string(),
  description: z.string(),
  counter: z.enum(counterKinds),
  /** Shown to nobody who has not earned its first stage. */
  hidden: z.boolean(),
  look: badgeLook,
  badge_id: id,
  stages: z.array(achievementStage),
  /** The viewer's; 0 for visitors. */
  count: z.int(),
  /** The highest stage that the viewer has earned, 0 for none. */
  stage: z.int(),
});
export type AchievementCard = z.infer<typeof achievementCard>;

export const clubAchievements = z.object({
  club: itemClub,
  /** In the order in which they were published. */
  achievements: z.array(achievementCard),
  /** Stages that the viewer has earned, of all that they see. */
  earned: z.int(),
  stages: z.int(),
  /** The one whose next stage is nearest to the viewer; null for visitors, and where all are earned. */
  nearest_id: id.nullable(),
  /** Hidden ones that the viewer has not found. */
  hidden_left: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type ClubAchievements = z.infer<typeof clubAchievements>;

const goal = z.int().min(1, 'is less than 1').max(1_000_000, 'is more than 1,000,000');

/** A stage as its makers write it. `total`: how many fans can get the item; null for an unlimited item only. */
export const stageInput = z.strictObject({
  goal,
  xp: z.int().min(0).max(5000, 'is more than 5,000').default(0),
  item: z
    .strictObject({ design_id: id, total: z.int().min(1).max(MOST_SET_ASIDE).nullable() })
    .nullable()
    .default(null),
});
export type StageInput = z.output<typeof stageInput>;

export const achievementDraft = z.strictObject({
  name: badgeName,
  description: badgeDescription.default(''),
  look: badgeLook,
  counter: z.enum(counterKinds),
  hidden: z.boolean().default(false),
  stages: z
    .array(stageInput)
    .min(1, 'has no stage')
    .max(MOST_STAGES, `has more than ${MOST_STAGES} stages`)
    .refine(
      (stages) => stages.every(({ goal: at }, of) => of === 0 || at > (stages[of - 1]?.goal ?? 0)),
      'must have a higher goal than the stage before',
    ),
});
export type AchievementDraft = z.output<typeof achievementDraft>;

const managedStage = z.object({
  stage: z.int(),
  goal: z.int(),
  xp: z.int(),
  item: z.object({ design: itemDesignCard, total: z.int().nullable(), given: z.int() }).nullable(),
  /** Fans who earned it, up to a thousand. */
  earners: z.int(),
});

export const managedAchievement = z.object({
  id,
  club_id: id,
  state: z.enum(achievementStates),
  name: z.string(),
  description: z.string(),
  look: badgeLook,
  counter: z.enum(counterKinds),
  hidden: z.boolean(),
  stages: z.array(managedStage),
  /** What keeps a draft from being published. */
  problems: z.array(z.enum(achievementProblems)),
  /** Sent back with a change: somebody else's change meanwhile is noticed by it. */
  version: z.int(),
});
export type ManagedAchievement = z.infer<typeof managedAchievement>;

/** A stage that somebody earned: everything a toast shows. */
export const earnedStage = z.object({
  achievement_id: id,
  /** Null for the site's own. */
  club: z.object({ id, handle: z.string(), name: z.string() }).nullable(),
  name: z.string(),
  look: badgeLook,
  stage: z.int(),
  stages: z.int(),
  xp: z.int(),
  /** Name of the item that came with it. */
  item: z.string().nullable(),
});
export type EarnedStage = z.infer<typeof earnedStage>;

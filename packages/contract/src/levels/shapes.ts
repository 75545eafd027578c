// Owns the shapes of XP and levels in a club: the standing, the ladder with its perks, the boards, changes to be shown.
import { BENEFIT_TYPES } from '@stagepass/base/enumerations.ts';
import { z } from 'zod';
import { clubCard, tierMark } from '../clubs/shapes.ts';
import { time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

/** Where somebody stands in a club: XP, level, and the way to the next level and tier. */
export const clubStanding = z.object({
  xp: z.int(),
  level: z.int(),
  /** XP gathered since this level began, of the span to the next. */
  into_xp: z.int(),
  span_xp: z.int(),
  missing_xp: z.int(),
  tier: tierMark.nullable(),
  /** The next tier above that XP reaches; null where there is none. */
  next_tier: tierMark.extend({ at_xp: z.int(), missing_xp: z.int() }).nullable(),
});
export type ClubStanding = z.infer<typeof clubStanding>;

const [discount, privateMission] = BENEFIT_TYPES;

/** What a level gives from there on: words of the club's own, percent off in the store, or exclusive missions. */
export const levelPerk = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string().trim().min(1).max(80) }),
  z.strictObject({ type: z.literal(discount), percent: z.int().min(1).max(100) }),
  z.strictObject({ type: z.literal(privateMission) }),
]);
export type LevelPerk = z.infer<typeof levelPerk>;

export const MOST_NAMED_LEVELS = 60;

export const levelName = z.string().trim().min(1).max(32);
export const levelFields = z.strictObject({
  /** Null for a level that is only called by its number. */
  name: levelName.nullable(),
  perks: z
    .array(levelPerk)
    .max(3)
    .refine(
      (perks) =>
        [discount, privateMission].every((one) => perks.filter(({ type }) => type === one).length < 2),
      'must have each kind of perk once at most',
    ),
});

/** A level that has a name or perks. */
export const levelStep = z.object({
  level: z.int(),
  begins_at_xp: z.int(),
  name: z.string().nullable(),
  perks: z.array(levelPerk),
});
export type LevelStep = z.infer<typeof levelStep>;

const progress = z.object({
  xp: z.int(),
  level: z.int(),
  into_xp: z.int(),
  span_xp: z.int(),
  missing_xp: z.int(),
});

export const levelLadder = z.object({
  /** Lowest first; levels in between have neither name nor perks. */
  steps: z.array(levelStep),
  /** Null for whoever is not a member. */
  mine: progress.extend({ since: time.nullable() }).nullable(),
  can: z.object({ edit: z.boolean() }),
});
export type LevelLadder = z.infer<typeof levelLadder>;

/** How far back a board looks. Days are the club's. */
export const boardSpans = ['7d', '30d', 'all'] as const;
export const boardSpan = z.enum(boardSpans);
export type BoardSpan = z.infer<typeof boardSpan>;

export const boardRow = z.object({
  /** Equal XP is an equal place. */
  place: z.int(),
  user: userCard,
  /** Of the span. */
  xp: z.int(),
  is_me: z.boolean(),
});
export type BoardRow = z.infer<typeof boardRow>;

export const ownPlace = z.object({
  /** Null while hidden, and without XP in the span. */
  place: z.int().nullable(),
  /** Of the span. */
  xp: z.int(),
  /** How many are on the board. */
  people: z.int(),
  /** Opted out: on no board of this club. */
  hidden: z.boolean(),
});
export type OwnPlace = z.infer<typeof ownPlace>;

/** My level in one of my clubs. */
export const ownLevel = progress.extend({
  club: clubCard,
  name: z.string().nullable(),
  tier: tierMark.nullable(),
  /** The next level with a name or perks. */
  next: levelStep.nullable(),
});
export type OwnLevel = z.infer<typeof ownLevel>;

/** Somebody's level in a club, as they share it. */
export const userLevel = z.object({
  club: clubCard,
  user: userCard,
  level: z.int(),
  name: z.string().nullable(),
  /** Whether others see it too; only the person themselves gets to read one that is not. */
  shown: z.boolean(),
});
export type UserLevel = z.infer<typeof userLevel>;

const change = z.object({ club: clubCard, from: z.int(), to: z.int() });

/** A level or tier that is another one than the person last saw. Shown once, on one device. */
export const levelChange = z.discriminatedUnion('kind', [
  change.extend({
    kind: z.literal('level'),
    xp: z.int(),
    name: z.string().nullable(),
    perks: z.array(levelPerk),
  }),
  /** Ranks; 0 is no tier. */
  change.extend({ kind: z.literal('tier'), name: z.string().nullable() }),
]);
export type LevelChange = z.infer<typeof levelChange>;

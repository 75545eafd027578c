// Owns the shapes of membership: members as the staff sees them, the own card, tiers with their rules and benefits.
import { BENEFIT_TYPES } from '@stagepass/base/enumerations.ts';
import { z } from 'zod';
import { adminScope, clubCard, hue, tierMark } from '../clubs/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

export const memberRoles = ['member', 'admin', 'owner'] as const;
export const memberRole = z.enum(memberRoles);
export type MemberRole = z.infer<typeof memberRole>;

/** Whoever left or was removed keeps their number, and gets it back with their return. */
export const memberStates = ['active', 'left', 'removed'] as const;
export type MemberState = (typeof memberStates)[number];

const [discount, privateMission] = BENEFIT_TYPES;

/** What a tier gives, as data for those who grant it: percent off in the store, missions of its own. */
export const tierBenefit = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(discount), percent: z.int().min(1).max(100) }),
  z.strictObject({ type: z.literal(privateMission) }),
]);
export type TierBenefit = z.infer<typeof tierBenefit>;

/** How a tier is reached; the first is told by XP, the others by whoever grants them. */
export const tierRule = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('xp'), xp: z.int().min(0).max(10_000_000) }),
  z.strictObject({ by: z.literal('subscription') }),
  z.strictObject({ by: z.literal('station') }),
  z.strictObject({ by: z.literal('hand') }),
]);
export type TierRule = z.infer<typeof tierRule>;

export const tierName = z.string().trim().min(1).max(24);
export const tierFields = z.strictObject({
  name: tierName,
  hue,
  reached_by: tierRule,
  benefits: z.array(tierBenefit).max(5),
});

export const tier = tierMark.extend({
  /** Counts from 1, the highest is the best. */
  reached_by: tierRule,
  benefits: z.array(tierBenefit),
  /** How many have it as their best; shown to the staff. */
  member_count: z.int().nullable(),
});
export type TierView = z.infer<typeof tier>;

export const member = z.object({
  user: userCard,
  role: memberRole,
  /** Of an admin; empty for everybody else. */
  scopes: z.array(adminScope),
  /** Null for somebody who was banned without ever having joined. */
  number: z.int().nullable(),
  state: z.enum(memberStates),
  joined_at: time.nullable(),
  tier: tierMark.nullable(),
  /** A tier that the staff gave by hand; it may be below the one that counts. */
  hand_tier_id: id.nullable(),
  xp: z.int(),
  level: z.int(),
  muted_until: time.nullable(),
  banned_at: time.nullable(),
  /** Null where nobody is banned, or without an end. */
  banned_until: time.nullable(),
  ban_reason: z.string().nullable(),
  can: z.object({
    change_role: z.boolean(),
    set_tier: z.boolean(),
    mute: z.boolean(),
    ban: z.boolean(),
    remove: z.boolean(),
  }),
});
export type MemberView = z.infer<typeof member>;

/** For the chips above the list, and for how the club grows. */
export const memberCounts = z.object({
  active: z.int(),
  staff: z.int(),
  muted: z.int(),
  banned: z.int(),
  left: z.int(),
  joined_this_week: z.int(),
});

const inClub = z.object({
  club: clubCard,
  role: memberRole,
  /** Of an admin; empty for everybody else. */
  scopes: z.array(adminScope),
  number: z.int(),
  tier: tierMark.nullable(),
  joined_at: time,
  xp: z.int(),
  level: z.int(),
});

/** One of my clubs. One that the instance has suspended is there for its staff only, and says so. */
export const ownMembership = inClub.extend({ suspended: z.boolean() });
export type OwnMembership = z.infer<typeof ownMembership>;

/** My member card. */
export const memberCard = inClub.extend({ user: userCard, muted_until: time.nullable() });

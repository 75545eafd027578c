// Owns the shapes of badges: as a patch with its stage, as a page, and as a creator writes one.
import { z } from 'zod';
import { clubCard, hue } from '../clubs/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';
import { badgeCauses, badgeIcons, badgeShapes } from './kinds.ts';

export const badgeLook = z.strictObject({
  shape: z.enum(badgeShapes),
  icon: z.enum(badgeIcons),
  /** Of the cloth; the thread is dyed from it. */
  hue,
});
export type BadgeLook = z.infer<typeof badgeLook>;

export const badgeName = z.string().trim().min(1, 'is empty').max(40, 'is longer than 40 characters');
export const badgeDescription = z.string().trim().max(200, 'is longer than 200 characters');

/** As a creator writes it. */
export const badgeInput = z.strictObject({
  name: badgeName,
  description: badgeDescription.default(''),
  look: badgeLook,
});
export type BadgeInput = z.output<typeof badgeInput>;

export const badgeClub = clubCard.pick({ id: true, handle: true, name: true, hue: true, picture: true });

export const badgeCard = z.object({
  id,
  /** Null where the badge is the site's own, or its club is gone. */
  club: badgeClub.nullable(),
  name: z.string(),
  description: z.string(),
  look: badgeLook,
  /** How many stages it has, 1 to 3. */
  stages: z.int(),
  /** The stage that the person asked about has reached; 0 where they do not have it. */
  stage: z.int(),
  /** When that stage was reached; null where there is none. */
  earned_at: time.nullable(),
});
export type BadgeCard = z.infer<typeof badgeCard>;

/** A badge that somebody has. `pinned`: its place on the profile from 0, null where it is not pinned. */
export const heldBadge = badgeCard.extend({ pinned: z.int().nullable() });
export type HeldBadge = z.infer<typeof heldBadge>;

/** A badge that somebody has, as they share it. */
export const userBadge = z.object({
  badge: badgeCard,
  user: userCard,
  /** Whether others see it too; only the person themselves gets to read one that is not. */
  shown: z.boolean(),
});
export type UserBadge = z.infer<typeof userBadge>;

export const badgeView = badgeCard.extend({
  /** How many people have it, up to a thousand. */
  holders: z.int(),
  /** What the viewer was given it for, first stage first. */
  grants: z.array(z.object({ stage: z.int(), cause: z.enum(badgeCauses), granted_at: time })),
  /** Nobody can earn it any more. */
  retired: z.boolean(),
  /** Sent back with a change: somebody else's change meanwhile is noticed by it. */
  version: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type BadgeView = z.infer<typeof badgeView>;

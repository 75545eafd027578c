// Owns the shapes of first steps: what a new fan or a new creator does first, and the badge at the end.
import { z } from 'zod';
import { badgeCard } from '../badges/shapes.ts';
import { clubCard } from '../clubs/shapes.ts';

export const onboardingPaths = ['fan', 'creator'] as const;
export type OnboardingPath = (typeof onboardingPaths)[number];

/** In the order in which they are shown. */
export const onboardingSteps = {
  fan: ['join', 'mission-1', 'mission-2', 'mission-3'],
  creator: ['post', 'item', 'mission'],
} as const satisfies Record<OnboardingPath, readonly string[]>;
export type OnboardingStep = (typeof onboardingSteps)[OnboardingPath][number];

/** How long after the account or the club was made the steps are shown. */
export const SHOWN_FOR_DAYS = 30;

export const onboarding = z.object({
  path: z.enum(onboardingPaths),
  steps: z.array(
    z.object({ step: z.enum([...onboardingSteps.fan, ...onboardingSteps.creator]), done: z.boolean() }),
  ),
  /** The club that a creator sets up; null for fans. */
  club: clubCard.pick({ id: true, handle: true, name: true, hue: true, picture: true }).nullable(),
  badge: badgeCard,
});
export type Onboarding = z.infer<typeof onboarding>;

// The slot of the welcome for clubs to begin with.
import type { ComponentType, ReactNode } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface WelcomeClubsProps {
  /** The person's interests have been saved, so clubs can be suggested by them. */
  isReady: boolean;
  /** Drawn until the clubs are there. */
  waiting: ReactNode;
}

export interface WelcomeClubs {
  /** Draws clubs to join in place. */
  load: () => Promise<{ Clubs: ComponentType<WelcomeClubsProps> }>;
}

export const welcomeClubs = slot<WelcomeClubs | null>(null);

// The slot of the welcome for first clubs: a later domain hands them in at boot.
import type { ComponentType, ReactNode } from 'react';

export interface WelcomeClubsProps {
  /** What the person is into has been saved, so it can be asked for. */
  isReady: boolean;
  /** Drawn until the clubs are there. */
  waiting: ReactNode;
}

export interface WelcomeClubs {
  /** Draws clubs to join in place. */
  load: () => Promise<{ Clubs: ComponentType<WelcomeClubsProps> }>;
}

let offered: WelcomeClubs | null = null;

/** Called once by the app. */
export function offerWelcomeClubs(clubs: WelcomeClubs): void {
  offered = clubs;
}

export function welcomeClubs(): WelcomeClubs | null {
  return offered;
}

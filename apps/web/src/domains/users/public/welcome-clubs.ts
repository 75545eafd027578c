// The slot of the welcome for first clubs: a later domain hands them in at boot.
import type { ComponentType } from 'react';

export interface WelcomeClubs {
  /** Draws clubs to join in place. `isReady`: what the person is into has been saved, so it can be asked for. */
  load: () => Promise<{ Clubs: ComponentType<{ isReady: boolean }> }>;
}

let offered: WelcomeClubs | null = null;

/** Called once by the app. */
export function offerWelcomeClubs(clubs: WelcomeClubs): void {
  offered = clubs;
}

export function welcomeClubs(): WelcomeClubs | null {
  return offered;
}

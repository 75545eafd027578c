// The slots of a profile: later domains hand in what they show of a person, each part fetched when a profile is opened.
import type { PublicProfile } from '@stagepass/contract/users/shapes.ts';
import type { ComponentType } from 'react';

/** In the order in which they stand. */
export const profilePartNames = ['badges', 'collection', 'clubs', 'posts'] as const;

export interface ProfilePart {
  name: (typeof profilePartNames)[number];
  /** Draws nothing where there is nothing to show. The profile says what this viewer may see (`shows`). */
  load: () => Promise<{ Part: ComponentType<{ profile: PublicProfile }> }>;
}

let offered: readonly ProfilePart[] = [];

/** Called once by the app with all parts. */
export function offerProfileParts(parts: readonly ProfilePart[]): void {
  offered = profilePartNames.flatMap((name) => parts.filter((part) => part.name === name));
}

export function profileParts(): readonly ProfilePart[] {
  return offered;
}

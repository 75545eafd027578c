// The slot of a profile for what other domains show of a person, each part fetched when a profile is opened.
import type { PublicProfile } from '@stagepass/contract/users/shapes.ts';
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface ProfilePart {
  name: string;
  /** Draws nothing where there is nothing to show. The profile says what this viewer may see (`shows`). */
  load: () => Promise<{ Part: ComponentType<{ profile: PublicProfile }> }>;
}

export const profileParts = slot<readonly ProfilePart[]>([]);

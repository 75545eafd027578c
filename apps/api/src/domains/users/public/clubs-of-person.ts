// Owns what this domain asks of those who know clubs: which ones a profile shows, and which ones keep their owner here.
import type { OwnedClub } from '@stagepass/contract/users/account-shapes.ts';
import type { ProfileClub } from '@stagepass/contract/users/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

export interface ClubsOfPerson {
  /** Clubs of the person that the viewer may know of, those shared with the viewer first; and how many are shared. */
  listShown(
    platform: Platform,
    tx: Executor,
    asked: { viewer: Actor; user_id: string },
  ): Promise<{ clubs: ProfileClub[]; shared: number }>;
  /** Clubs that have no owner once the person is gone. */
  listOwned(tx: Executor, userId: string): Promise<OwnedClub[]>;
}

export const clubsOfPerson = slot<ClubsOfPerson>('clubs of a person');

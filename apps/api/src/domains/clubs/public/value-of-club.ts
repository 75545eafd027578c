// Owns what this domain asks of those who know value: what stands in a club that is to be deleted.
import type { ClubValue } from '@stagepass/contract/clubs/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

/** All of it, or the part that one domain knows. */
export type ValueOfClub<Part extends keyof ClubValue = Exclude<keyof ClubValue, 'members'>> = (
  platform: Platform,
  clubId: string,
) => Promise<Pick<ClubValue, Part>>;

export const valueOfClub = slot<ValueOfClub>('value of a club');

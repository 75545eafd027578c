// The choices of who sees what, in the order in which they stand; closed, so that a new one cannot be forgotten here.
import type { Audience, FollowableBy } from '@stagepass/contract/users/shapes.ts';

const audienceSet = { everybody: true, followers: true, nobody: true } as const satisfies Record<
  Audience,
  true
>;
const followableSet = { everybody: true, followed: true, nobody: true } as const satisfies Record<
  FollowableBy,
  true
>;

export const audiences = Object.keys(audienceSet) as Audience[];
export const followableBy = Object.keys(followableSet) as FollowableBy[];

// What badges put on profiles, each part fetched when it is shown.
import type { OwnWay } from '#domains/users/public/own-ways.ts';
import type { ProfilePart } from '#domains/users/public/profile-parts.ts';

const way: OwnWay = { name: 'badges', load: () => import('./parts/badges-way.tsx') };
const part: ProfilePart = { name: 'badges', load: () => import('./parts/profile-badges.tsx') };

export const userParts = { ownWays: [way], profile: [part] };

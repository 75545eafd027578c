// What fan tokens put on one's own profile, fetched when it is shown.
import type { OwnWay } from '#domains/users/public/own-ways.ts';

const tokens: OwnWay = { name: 'tokens', load: () => import('./parts/tokens-way.tsx') };

export const userParts = { ownWays: [tokens] };

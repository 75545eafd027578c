// What orders put on one's own profile, fetched when it is shown: the way to one's purchases.
import type { OwnWay } from '#domains/users/public/own-ways.ts';

const purchases: OwnWay = { name: 'purchases', load: () => import('./parts/purchases-way.tsx') };

export const userParts = { ownWays: [purchases] };

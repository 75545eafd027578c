// What the market puts on one's own profile, fetched when it is shown.
import type { OwnWay } from '#domains/users/public/own-ways.ts';

const trades: OwnWay = { name: 'trades', load: () => import('./parts/trades-way.tsx') };

export const userParts = { ownWays: [trades] };

// The way from one's own profile to one's bids and sales.
import type { OwnWay } from '#domains/users/public/own-ways.ts';

export const tradesWay: OwnWay = { name: 'trades', load: () => import('../parts/trades-way.tsx') };

// What orders put on shared screens: the way to one's purchases, and where a refund in a statement leads.
import type { OwnWay } from '#domains/users/public/own-ways.ts';
import { orderPath } from './public/paths.ts';

const purchases: OwnWay = { name: 'purchases', load: () => import('./parts/purchases-way.tsx') };

export const slots = {
  ownWays: [purchases],
  causeLinks: { order: orderPath },
};

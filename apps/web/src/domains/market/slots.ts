// What the market puts on shared screens, and how it sells a copy from the sheet of an item.
import type { OwnWay } from '#domains/users/public/own-ways.ts';
import { marketItemPath } from './public/paths.ts';

const trades: OwnWay = { name: 'trades', load: () => import('./parts/trades-way.tsx') };

export const slots = {
  ownWays: [trades],
  causeLinks: { listing: marketItemPath },
  sellParts: () => import('./public/sell-step.tsx'),
};

// What subscriptions put on one's own profile, fetched when it is shown.
import type { OwnWay } from '#domains/users/public/own-ways.ts';

const subscriptions: OwnWay = {
  name: 'subscriptions',
  load: () => import('./parts/subscriptions-way.tsx'),
};

export const userParts = { ownWays: [subscriptions] };

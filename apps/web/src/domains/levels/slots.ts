// What levels put on shared screens, each part fetched when it is shown.
import type { OwnWay } from '#domains/users/public/own-ways.ts';

const levels: OwnWay = { name: 'levels', load: () => import('./parts/levels-way.tsx') };

export const slots = { ownWays: [levels] };

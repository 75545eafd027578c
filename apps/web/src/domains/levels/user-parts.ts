// What levels put on profiles and in settings, each part fetched when it is shown.
import type { OwnWay } from '#domains/users/public/own-ways.ts';

const levels: OwnWay = { name: 'levels', load: () => import('./parts/levels-way.tsx') };

export const userParts = { ownWays: [levels] };

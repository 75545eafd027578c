// What fronts put into the welcome: clubs to begin with.
import type { WelcomeClubs } from '#domains/users/public/welcome-clubs.ts';

const welcomeClubs: WelcomeClubs = { load: () => import('./parts/first-clubs.tsx') };

export const userParts = { welcomeClubs };

// What fronts put on shared screens: clubs to begin with, in the welcome.
import type { WelcomeClubs } from '#domains/users/public/welcome-clubs.ts';

const welcomeClubs: WelcomeClubs = { load: () => import('./parts/first-clubs.tsx') };

export const slots = { welcomeClubs };

// What fronts put on shared screens: clubs to begin with in the welcome, and the clubs of partner pages.
import type { PageClubs } from '#domains/pages/public/page-clubs.ts';
import type { WelcomeClubs } from '#domains/users/public/welcome-clubs.ts';

const welcomeClubs: WelcomeClubs = { load: () => import('./parts/first-clubs.tsx') };
const pageClubs: PageClubs = { load: () => import('./parts/page-clubs.tsx') };

export const slots = { welcomeClubs, pageClubs };

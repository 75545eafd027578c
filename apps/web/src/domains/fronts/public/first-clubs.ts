// What fronts bring to the welcome: clubs near what somebody likes.
import type { WelcomeClubs } from '#domains/users/public/welcome-clubs.ts';

export const firstClubs: WelcomeClubs = { load: () => import('../parts/first-clubs.tsx') };

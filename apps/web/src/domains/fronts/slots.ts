// What fronts put on shared screens: the clubs of partner pages.
import type { PageClubs } from '#domains/pages/public/page-clubs.ts';

const pageClubs: PageClubs = { load: () => import('./parts/page-clubs.tsx') };

export const slots = { pageClubs };

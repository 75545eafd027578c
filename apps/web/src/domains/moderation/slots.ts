// What moderation puts on shared screens: decisions about the person, and the reports that they made.
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';
import { decisionsView, reportsView } from './public/paths.ts';

const section: SettingsSection = {
  name: 'decisions',
  load: () => import('./parts/decisions-section.tsx'),
  views: {
    [decisionsView]: () => import('./parts/decisions-view.tsx'),
    [reportsView]: () => import('./parts/reports-view.tsx'),
  },
};

export const slots = { settings: [section] };

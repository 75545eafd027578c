// What moderation puts on profiles and in settings: decisions about the person, the reports that they made, and the way to the operator area.
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

const operator: SettingsSection = {
  name: 'operator',
  load: () => import('./parts/operator-section.tsx'),
  views: {},
};

export const userParts = { settings: [section, operator] };

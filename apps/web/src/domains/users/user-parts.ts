// What users put on profiles and in settings, each part fetched when it is shown.
import type { SettingsSection } from './public/settings-sections.ts';
import { settingsViews } from './public/settings-views.ts';

const section: SettingsSection = {
  name: 'people',
  load: () => import('./parts/settings/people-section.tsx'),
  views: {
    [settingsViews.privacy]: () => import('./parts/settings/privacy-view.tsx'),
    [settingsViews.blocked]: () => import('./parts/settings/blocked-view.tsx'),
    [settingsViews.muted]: () => import('./parts/settings/muted-view.tsx'),
    [settingsViews.data]: () => import('./parts/settings/data-view.tsx'),
    [settingsViews.deletion]: () => import('./parts/settings/deletion-view.tsx'),
  },
};

export const userParts = { settings: [section] };

// The people's part of settings: its rows and its pages, each fetched when it is shown.
import type { SettingsSection } from './settings-sections.ts';
import { settingsViews } from './settings-views.ts';

export const peopleSettings: SettingsSection = {
  name: 'people',
  load: () => import('../parts/settings/people-section.tsx'),
  views: {
    [settingsViews.privacy]: () => import('../parts/settings/privacy-view.tsx'),
    [settingsViews.blocked]: () => import('../parts/settings/blocked-view.tsx'),
    [settingsViews.muted]: () => import('../parts/settings/muted-view.tsx'),
    [settingsViews.data]: () => import('../parts/settings/data-view.tsx'),
    [settingsViews.deletion]: () => import('../parts/settings/deletion-view.tsx'),
  },
};

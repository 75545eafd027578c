// What notifications put in settings, each part fetched when it is shown.
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';
import { notificationsView, pushView } from './public/views.ts';

const section: SettingsSection = {
  name: 'notifications',
  load: () => import('./parts/settings/notifications-section.tsx'),
  views: {
    [notificationsView]: () => import('./parts/settings/preferences-view.tsx'),
    [pushView]: () => import('./parts/settings/push-view.tsx'),
  },
};

export const userParts = { settings: [section] };

// The part of moderation in settings: decisions about one's own things.
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';
import { decisionsView } from './paths.ts';

export const decisionsSettings: SettingsSection = {
  name: 'decisions',
  load: () => import('../parts/decisions-section.tsx'),
  views: { [decisionsView]: () => import('../parts/decisions-view.tsx') },
};

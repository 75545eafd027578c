// What moderation puts on shared screens: decisions about the person's own posts and comments.
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';
import { decisionsView } from './public/paths.ts';

const section: SettingsSection = {
  name: 'decisions',
  load: () => import('./parts/decisions-section.tsx'),
  views: { [decisionsView]: () => import('./parts/decisions-view.tsx') },
};

export const slots = { settings: [section] };

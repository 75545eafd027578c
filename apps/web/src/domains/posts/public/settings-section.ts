// The posts' part of settings: the way to what one has kept.
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';
import { bookmarksView } from './views.ts';

export const postsSettings: SettingsSection = {
  name: 'posts',
  load: () => import('../parts/kept-section.tsx'),
  views: { [bookmarksView]: () => import('../parts/kept-view.tsx') },
};

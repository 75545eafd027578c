// What posts put on profiles and in settings, each part fetched when it is shown.
import type { ProfilePart } from '#domains/users/public/profile-parts.ts';
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';
import { bookmarksView } from './public/views.ts';

const section: SettingsSection = {
  name: 'posts',
  load: () => import('./parts/kept-section.tsx'),
  views: { [bookmarksView]: () => import('./parts/kept-view.tsx') },
};
const profilePart: ProfilePart = { name: 'posts', load: () => import('./parts/profile-posts.tsx') };

export const userParts = { settings: [section], profile: [profilePart] };

// The items' part of settings: the ways to the vault, the pass, and what was handed in.
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';

export const itemsSettings: SettingsSection = {
  name: 'items',
  load: () => import('../parts/things-section.tsx'),
  views: {},
};

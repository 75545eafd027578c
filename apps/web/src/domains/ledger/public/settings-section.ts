// The wallet's part of settings: the way to it, spending limits and the pause.
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';
import { limitsView } from './views.ts';

export const ledgerSettings: SettingsSection = {
  name: 'ledger',
  load: () => import('../parts/limits-section.tsx'),
  views: { [limitsView]: () => import('../parts/limits-view.tsx') },
};

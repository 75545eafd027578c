// What the wallet puts on profiles and in settings, each part fetched when it is shown.
import type { OwnWay } from '#domains/users/public/own-ways.ts';
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';
import { cardsView, limitsView } from './public/views.ts';

const section: SettingsSection = {
  name: 'ledger',
  load: () => import('./parts/limits-section.tsx'),
  views: {
    [limitsView]: () => import('./parts/limits-view.tsx'),
    [cardsView]: () => import('./parts/saved-cards-view.tsx'),
  },
};
const wallet: OwnWay = { name: 'wallet', load: () => import('./parts/wallet-way.tsx') };

export const userParts = { settings: [section], ownWays: [wallet] };

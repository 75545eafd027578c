// What sign-in puts on profiles and in settings, each part fetched when it is shown.
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';
import { accessTokensView, devicesView, emailView, factorsView, waysView } from './public/views.ts';

const section: SettingsSection = {
  name: 'auth',
  load: () => import('./parts/settings/sign-in-section.tsx'),
  views: {
    [waysView]: () => import('./parts/settings/ways-view.tsx'),
    [factorsView]: () => import('./parts/settings/factors-view.tsx'),
    [devicesView]: () => import('./parts/settings/devices-view.tsx'),
    [accessTokensView]: () => import('./parts/settings/access-tokens-view.tsx'),
    [emailView]: () => import('./parts/settings/email-view.tsx'),
  },
};

export const userParts = { settings: [section], stepUpGuard: () => import('./public/step-up-guard.tsx') };
